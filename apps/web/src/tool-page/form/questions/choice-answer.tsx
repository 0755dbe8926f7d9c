import type { ChoiceQuestion } from '@octavo/forms/question';
import { AnswerNote } from './answer-note.tsx';
import { QuestionHint, QuestionLabel } from './question-label.tsx';
import { useAnswer } from './use-answer.ts';

/** One of a few answers. */
export function ChoiceAnswer({ question }: { readonly question: ChoiceQuestion }) {
  const { control, id, label, hint, hintId, choices, isOptional, page, value, note, answer } =
    useAnswer(question);
  const { onFocus, onBlur, ...described } = control;

  return (
    <fieldset {...described} role="radiogroup" className="fq-question" onFocus={onFocus} onBlur={onBlur}>
      <legend className="fq-label">
        <QuestionLabel label={label} optional={isOptional ? page.optional : null} />
      </legend>
      <QuestionHint hint={hint} hintId={hintId} />
      <div className="fq-choices">
        {question.choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={value === choice}
              onChange={() => answer(choice)}
            />
            <span>{choices[choice] ?? choice}</span>
          </label>
        ))}
      </div>
      {isOptional && value !== '' && (
        <button type="button" className="fq-link" onClick={() => answer(null)}>
          {page.clear}
        </button>
      )}
      <AnswerNote question={question.name} note={note} />
    </fieldset>
  );
}
