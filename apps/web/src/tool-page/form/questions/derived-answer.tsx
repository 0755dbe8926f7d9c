import type { DerivedQuestion } from '@octavo/forms/question';
import { AnswerNote } from './answer-note.tsx';
import { QuestionHint } from './question-label.tsx';
import { useAnswer } from './use-answer.ts';

/** Value that follows from other answers: shown without a box, since it is not typed. */
export function DerivedAnswer({ question }: { readonly question: DerivedQuestion }) {
  const { control, label, hint, hintId, page, text, note } = useAnswer(question);

  return (
    <div className="fq-question fq-amount fq-derived">
      <div className="fq-words">
        <span className="fq-label" id={`${control.id}-label`}>
          {label} <small>{page.calculated}</small>
        </span>
        <QuestionHint hint={hint} hintId={hintId} />
      </div>
      <output id={control.id} aria-labelledby={`${control.id}-label`} aria-live="polite">
        {text === '' ? <span className="fq-nothing">{page.nothing}</span> : text}
      </output>
      <AnswerNote question={question.name} note={note} />
    </div>
  );
}
