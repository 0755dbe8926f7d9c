import { editorWords } from '@octavo/i18n/editor';
import { failureText } from '@octavo/i18n/failures';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import type { EditProblem } from '../edits/edit-problem.ts';

/** Reasons why changes can't be drawn, and would fail when they are applied. */
export function ProblemNote({ problems }: { readonly problems: readonly EditProblem[] }) {
  const locale = useLocale();
  const words = editorWords(locale);

  if (problems.length === 0) {
    return null;
  }

  return (
    <div className="ed-section ed-problem" role="alert">
      <Icon name="warning" size={18} />
      <div>
        <b>{words.problem.title}</b>
        {[...new Set(problems.map(({ code, values }) => failureText(locale, code, values)))].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
