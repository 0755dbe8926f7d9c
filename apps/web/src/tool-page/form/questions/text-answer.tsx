import { formats } from '@octavo/forms/formats/formats';
import type { TextFormat, TextQuestion } from '@octavo/forms/question';
import { AnswerNote } from './answer-note.tsx';
import { inputTraits } from './input-traits.ts';
import { QuestionHint, QuestionLabel } from './question-label.tsx';
import { useAnswer } from './use-answer.ts';

/** Formats of which two stand side by side. */
const short: ReadonlySet<TextFormat> = new Set(['state', 'zip', 'year', 'date', 'phone']);

/** Text that is typed; left, it takes the form in which it is printed. */
export function TextAnswer({ question }: { readonly question: TextQuestion }) {
  const { control, label, hint, hintId, isOptional, page, value, text, note, answer } = useAnswer(question);
  const isAmount = question.format === 'money' || question.format === 'count';
  const shared = {
    ...control,
    className: 'fq-input',
    value: typeof value === 'string' ? value : '',
    onBlur: () => {
      const printed = formats[question.format].print(text);

      if (text !== '' && question.lines !== true && printed !== value) {
        answer(printed);
      }

      control.onBlur();
    },
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      answer(event.currentTarget.value),
  };

  return (
    <div className={`fq-question ${isAmount ? 'fq-amount' : short.has(question.format) ? 'fq-short' : ''}`}>
      <div className="fq-words">
        <label htmlFor={control.id} className="fq-label">
          <QuestionLabel label={label} optional={isOptional && !isAmount ? page.optional : null} />
        </label>
        <QuestionHint hint={hint} hintId={hintId} />
      </div>
      {question.lines === true ? (
        <textarea {...shared} rows={3} autoComplete="off" />
      ) : (
        <input {...shared} {...inputTraits(question.format)} type="text" />
      )}
      <AnswerNote question={question.name} note={note} />
    </div>
  );
}
