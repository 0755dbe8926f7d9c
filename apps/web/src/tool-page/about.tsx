import { formatBytes } from '@octavo/i18n/format';
import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import type { ToolCopy } from '@octavo/tools/kit/types';
import { Icon } from '@octavo/ui/icon';
import { ToolLinks } from '../shell/tool-links.tsx';
import { useLocale } from '../shell/use-locale.ts';

interface AboutProps {
  readonly copy: ToolCopy;
  readonly related: readonly string[];
  /** Bytes of all files of one task together, for who looks at the page. */
  readonly limitBytes: number;
}

/** Below the bench: what is promised, how it works, questions, and what goes well with it. */
export function About({ copy, related, limitBytes }: AboutProps) {
  const locale = useLocale();
  const words = shellWords(locale);
  const values = promises(locale);

  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-1 px-0.5 text-caption text-ink-faint">
        <li>{words.trust.encrypted}</li>
        <li>{fill(words.trust.deleted, values)}</li>
        <li>{fill(words.trust.limit, { taskSize: formatBytes(locale, limitBytes) })}</li>
      </ul>
      <section aria-labelledby="how-to" className="mt-16">
        <h2 id="how-to" className="sr-only">
          {words.tool.howTo}
        </h2>
        <ol className="grid gap-x-9 gap-y-7 md:grid-cols-3">
          {copy.howTo.map((step, index) => (
            <li key={step.title}>
              <span aria-hidden="true" className="font-serif text-2xl font-semibold text-family">
                {index + 1}
              </span>
              <h3 className="mt-1 font-sans text-lead font-semibold tracking-normal">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="mt-16 mb-16 grid gap-x-14 gap-y-12 border-t border-rule pt-12 lg:grid-cols-[1fr_300px]">
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-3 text-heading">
            {words.tool.questions}
          </h2>
          {copy.faq.map(({ ask, answer }) => (
            <details key={ask} className="group/ask border-b border-rule">
              <summary className="flex list-none items-center justify-between gap-4 py-3.5 font-medium [&::-webkit-details-marker]:hidden">
                {ask}
                <Icon
                  name="chevron"
                  size={18}
                  className="text-ink-faint transition-transform group-open/ask:rotate-180"
                />
              </summary>
              <p className="max-w-2xl pb-4 text-ink-soft">{answer}</p>
            </details>
          ))}
        </section>
        <ToolLinks title={words.tool.related} ids={related} />
      </div>
    </>
  );
}
