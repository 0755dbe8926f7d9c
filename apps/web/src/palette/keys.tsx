/** Keys to press together, labelled as on the keyboard. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded border border-rule bg-well px-1.5 py-px text-center font-sans text-caption text-ink-soft"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
