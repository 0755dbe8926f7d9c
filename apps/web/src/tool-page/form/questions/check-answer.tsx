import type { CheckQuestion } from '@octavo/forms/question';
import { AnswerNote } from './answer-note.tsx';
import { QuestionHint } from './question-label.tsx';
import { useAnswer } from './use-answer.ts';

/** A box to tick. */
export function CheckAnswer({ question }: { readonly question: CheckQuestion }) {
  const { control, label, hint, hintId, value, note, answer } = useAnswer(question);
  const { 'aria-required': _required, ...tick } = control;

  return (
    <div className="fq-question">
      <label className="fq-tick">
        <input
          {...tick}
          type="checkbox"
          checked={value === true}
          onChange={(event) => answer(event.currentTarget.checked ? true : null)}
        />
        <span>{label}</span>
      </label>
      <QuestionHint hint={hint} hintId={hintId} />
      <AnswerNote question={question.name} note={note} />
    </div>
  );
}
