import { textOf } from '@octavo/forms/answers';
import type { FormQuestion } from '@octavo/forms/question';
import { formPageWords } from '@octavo/i18n/form-page';
import { useLocale } from '../../../shell/use-locale.ts';
import { useFilling } from '../filling-context.ts';
import { controlId, noteId } from './control-id.ts';
import { noteOf } from './note-of.ts';

/** Answer of a question, with the words and actions of its control. */
export type AnswerControl = ReturnType<typeof useAnswer>;

/** Properties that every control of a question has, and the actions on its answer. */
export function useAnswer(question: FormQuestion) {
  const page = formPageWords(useLocale()).answer;
  const filling = useFilling();
  const { words, state, complete, problems, dispatch } = filling;
  const { name } = question;
  const own = words.questions[name];
  const text = textOf(complete, name);
  const note = noteOf(question, text, problems.get(name) ?? [], {
    // A computed line has no focus to lose.
    isLeft: question.kind === 'derived' ? text !== '' : state.left.has(name),
    hasAsked: state.hasAsked,
    rules: words.rules,
    words: page,
  });
  const hint = own?.hint;
  const described = [hint === undefined ? null : hintId(name), noteId(name)].filter((id) => id !== null);

  return {
    page,
    id: controlId(name),
    hintId: hintId(name),
    label: own?.label ?? name,
    hint,
    choices: own?.choices ?? {},
    isOptional: question.kind !== 'derived' && question.required !== true,
    /** The answer as it was typed. */
    value: state.answers[name] ?? '',
    text,
    note,
    isRevealed: state.revealed.has(name),
    isCurrent: state.current === name,
    control: {
      id: controlId(name),
      'aria-describedby': described.join(' '),
      'aria-invalid': note?.kind === 'wrong' || note?.kind === 'missing',
      'aria-required': question.kind !== 'derived' && question.required === true,
      onFocus: () => dispatch({ kind: 'focus', question: name }),
      onBlur: () => dispatch({ kind: 'leave', question: name }),
    },
    answer: (answer: string | true | null) => dispatch({ kind: 'answer', question: name, answer }),
    reveal: (isShown: boolean) => dispatch({ kind: 'reveal', question: name, isShown }),
  };
}

function hintId(name: string): string {
  return `${controlId(name)}-hint`;
}
