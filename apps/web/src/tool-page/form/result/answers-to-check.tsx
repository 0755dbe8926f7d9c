import type { AnswerProblem } from '@octavo/forms/problem';
import { formPageWords } from '@octavo/i18n/form-page';
import { Button } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { useLocale } from '../../../shell/use-locale.ts';
import { useFilling } from '../filling-context.ts';

interface AnswersToCheckProps {
  /** Answers that the fields of the form do not take. */
  readonly wrong: readonly AnswerProblem[];
  /** Required answers that are missing. */
  readonly missing: readonly AnswerProblem[];
  onQuestion(question: string): void;
  onAnyway(): void;
  onClose(): void;
}

/** Names answers that the form does not take, and asks once for those that it requires: they may be added by hand. */
export function AnswersToCheck({ wrong, missing, onQuestion, onAnyway, onClose }: AnswersToCheckProps) {
  const words = formPageWords(useLocale()).result;
  const { words: form } = useFilling();
  const isWrong = wrong.length > 0;
  const shown = isWrong ? wrong : missing;
  const [first] = shown;

  return (
    <Modal
      title={isWrong ? words.wrongTitle : words.missingTitle}
      description={isWrong ? words.wrongText : words.missingText}
      closeLabel={words.cancel}
      onClose={onClose}
    >
      <ul className="mt-3 grid gap-1 overflow-y-auto px-6">
        {shown.map(({ question, rule }) => (
          <li key={`${question} ${rule}`}>
            <button type="button" className="fq-link text-left" onClick={() => onQuestion(question)}>
              {form.questions[question]?.label ?? question}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2 px-6 py-5">
        {!isWrong && <Button onClick={onAnyway}>{words.anyway}</Button>}
        {first !== undefined && (
          <Button look="primary" onClick={() => onQuestion(first.question)}>
            {words.first}
          </Button>
        )}
      </div>
    </Modal>
  );
}
