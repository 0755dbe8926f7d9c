import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of the page: heading on the left, content on the right. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-10 gap-y-5 border-t border-rule pt-8 md:grid-cols-[12rem_1fr]"
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Names and values, one pair per line. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string] | null)[];
}) {
  return (
    <dl>
      {facts
        .filter((fact) => fact !== null)
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
