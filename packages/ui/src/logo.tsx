/** An octavo: a sheet folded in four, seen flat. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
    >
      <path d="M4 3h11l5 5v13H4z" />
      <path d="M4 12h16M12 3v18" className="stroke-lapis" />
    </svg>
  );
}
