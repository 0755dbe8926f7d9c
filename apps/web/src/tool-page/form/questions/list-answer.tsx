import type { ChoiceQuestion } from '@octavo/forms/question';
import { Icon } from '@octavo/ui/icon';
import { QuestionFrame } from './question-frame.tsx';
import { useAnswer } from './use-answer.ts';

/** One of many answers. */
export function ListAnswer({ question }: { readonly question: ChoiceQuestion }) {
  const given = useAnswer(question);
  const { control, choices, page, value, answer } = given;

  return (
    <QuestionFrame question={question} given={given}>
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
    </QuestionFrame>
  );
}
