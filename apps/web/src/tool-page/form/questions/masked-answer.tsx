import { formats } from '@octavo/forms/formats/formats';
import type { TextQuestion } from '@octavo/forms/question';
import { Icon } from '@octavo/ui/icon';
import { useState } from 'react';
import { masked } from '../masked.ts';
import { inputTraits } from './input-traits.ts';
import { QuestionFrame } from './question-frame.tsx';
import { useAnswer } from './use-answer.ts';

/** Number whose digits are masked while it is not edited, until the user asks to see them. */
export function MaskedAnswer({ question }: { readonly question: TextQuestion }) {
  const given = useAnswer(question);
  const { control, page, value, text, isRevealed, answer, reveal } = given;
  const [isEdited, setIsEdited] = useState(false);
  const typed = typeof value === 'string' ? value : '';
  const word = isRevealed ? page.hide : page.show;

  return (
    <QuestionFrame question={question} given={given}>
      <div className="fq-masked">
        <input
          {...control}
          {...inputTraits(question.format)}
          type="text"
          className="fq-input tabular-nums"
          value={isEdited || isRevealed ? typed : masked(typed)}
          onFocus={() => {
            setIsEdited(true);
            control.onFocus();
          }}
          onBlur={() => {
            setIsEdited(false);
            answer(text === '' ? null : formats[question.format].print(text));
            control.onBlur();
          }}
          onChange={(event) => answer(event.currentTarget.value)}
        />
        <button
          type="button"
          aria-label={word}
          title={word}
          aria-pressed={isRevealed}
          onClick={() => reveal(!isRevealed)}
        >
          <Icon name="eye" size={18} />
        </button>
      </div>
    </QuestionFrame>
  );
}
