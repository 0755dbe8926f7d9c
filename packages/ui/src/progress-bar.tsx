interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; null while there is nothing to count yet. */
  readonly share: number | null;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.round(share * 100)}
      className="h-1.5 overflow-hidden rounded-full bg-rule"
    >
      <div
        className={`h-full rounded-full bg-lapis transition-[width] duration-300 ${share === null ? 'w-1/4 animate-pulse' : ''}`}
        style={share === null ? undefined : { width: `${Math.max(2, share * 100)}%` }}
      />
    </div>
  );
}
