interface CodeProps {
  readonly text: string;
  readonly label: string;
}

/** A block of code that can be scrolled from the keyboard. */
export function Code({ text, label }: CodeProps) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-base border border-rule bg-well p-4 font-mono text-caption leading-relaxed"
    >
      <code>{text}</code>
    </pre>
  );
}
