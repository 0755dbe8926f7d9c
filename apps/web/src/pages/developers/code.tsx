interface CodeProps {
  readonly text: string;
  readonly label: string;
}

/** A block of code that can be scrolled from the keyboard. */
export function Code({ text, label }: CodeProps) {
  return (
    <pre
      // Without a mouse it could not be scrolled otherwise (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-base border border-rule bg-well p-4 font-mono text-caption leading-relaxed"
    >
      <code>{text}</code>
    </pre>
  );
}
