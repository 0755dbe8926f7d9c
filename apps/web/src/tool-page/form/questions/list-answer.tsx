import type { ChoiceQuestion } from '@octavo/forms/question';
import { Icon } from '@octavo/ui/icon';
import { AnswerNote } from './answer-note.tsx';
import { QuestionHint, QuestionLabel } from './question-label.tsx';
import { useAnswer } from './use-answer.ts';

/** One of many answers. */
export function ListAnswer({ question }: { readonly question: ChoiceQuestion }) {
  const { control, label, hint, hintId, choices, isOptional, page, value, note, answer } =
    useAnswer(question);

  return (
    <div className="fq-question">
      <label htmlFor={control.id} className="fq-label">
        <QuestionLabel label={label} optional={isOptional ? page.optional : null} />
      </label>
      <QuestionHint hint={hint} hintId={hintId} />
      <div className="fq-list">
        <select
          {...control}
          className="fq-input"
          autoComplete="off"
          value={value === true ? '' : value}
          onChange={(event) => answer(event.currentTarget.value)}
        >
          <option value="">{page.choose}</option>
          {question.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choices[choice] ?? choice}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={17} />
      </div>
      <AnswerNote question={question.name} note={note} />
    </div>
  );
}
