import { Icon } from '@octavo/ui/icon';

interface QuestionsProps {
  readonly questions: readonly { readonly ask: string; readonly answer: string }[];
}

/** Questions that open one by one; without JavaScript, too. */
export function Questions({ questions }: QuestionsProps) {
  return questions.map(({ ask, answer }) => (
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
  ));
}
