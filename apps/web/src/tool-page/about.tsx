import { shellWords } from '@octavo/i18n/shell';
import type { ToolCopy } from '@octavo/tools/kit/types';
import { Questions } from '../shell/questions.tsx';
import { ToolLinks } from '../shell/tool-links.tsx';
import { useLocale } from '../shell/use-locale.ts';

interface AboutProps {
  readonly copy: Pick<ToolCopy, 'howTo' | 'faq'>;
  readonly related: readonly string[];
}

/** Content below the workspace: instructions, questions and related tools. */
export function About({ copy, related }: AboutProps) {
  const words = shellWords(useLocale());

  return (
    <>
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
          <Questions questions={copy.faq} />
        </section>
        <ToolLinks title={words.tool.related} ids={related} />
      </div>
    </>
  );
}
