/** Illustration of three sheets, arranged as files will be in the workspace. */
export function PageStack({ className = 'mx-auto' }: { readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width="132"
      height="84"
      viewBox="0 0 132 84"
      fill="none"
      strokeWidth="1.4"
      className={className}
    >
      <g fill="var(--page-drawn)" className="stroke-rule">
        <path d="M10 22l46-9 11 55-46 9z" />
        <path d="M76 13l46 9-11 55-46-9z" />
        <path d="M42 6h34l14 14v58H42z" />
      </g>
      <path d="M76 6v14h14" className="stroke-rule" />
      <path
        d="M52 34h28M52 44h28M52 54h18"
        stroke="var(--print-soft)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
