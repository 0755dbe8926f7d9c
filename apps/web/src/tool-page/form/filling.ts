import type { Answers } from '@octavo/forms/answers';
import type { FormQuestion } from '@octavo/forms/question';

/** Answers on the page, and what the page shows about them. */
export interface FillingState {
  readonly answers: Answers;
  /** Questions that were left once: only they show problems. */
  readonly left: ReadonlySet<string>;
  /** Masked questions whose digits are shown. */
  readonly revealed: ReadonlySet<string>;
  /** Question that is being answered. */
  readonly current: string | null;
  /** Name of the open group; null when all are closed. */
  readonly openGroup: string | null;
  /** Groups that were open once. */
  readonly visited: ReadonlySet<string>;
  /** True once the page has asked for the required answers that are missing. */
  readonly hasAsked: boolean;
}

export type FillingAction =
  | { readonly kind: 'answer'; readonly question: string; readonly answer: string | true | null }
  /** A text that belongs to another question, which is asked from then on. */
  | { readonly kind: 'move'; readonly question: string; readonly to: FormQuestion; readonly answer: string }
  | { readonly kind: 'focus'; readonly question: string }
  | { readonly kind: 'leave'; readonly question: string }
  | { readonly kind: 'reveal'; readonly question: string; readonly isShown: boolean }
  | { readonly kind: 'open'; readonly group: string | null }
  | { readonly kind: 'ask' }
  /** Answers of a draft, or of another tab. */
  | { readonly kind: 'restore'; readonly answers: Answers }
  | { readonly kind: 'forget'; readonly openGroup: string | null };

export function emptyFilling(openGroup: string | null): FillingState {
  return {
    answers: {},
    left: new Set(),
    revealed: new Set(),
    current: null,
    openGroup,
    visited: new Set(openGroup === null ? [] : [openGroup]),
    hasAsked: false,
  };
}

export function fillingAfter(state: FillingState, action: FillingAction): FillingState {
  switch (action.kind) {
    case 'answer':
      return { ...state, answers: withAnswer(state.answers, action.question, action.answer) };
    case 'move':
      return {
        ...state,
        answers: withMoved(state.answers, action.question, action.to, action.answer),
        left: withName(state.left, action.to.name),
      };
    case 'focus':
      return state.current === action.question ? state : { ...state, current: action.question };
    case 'leave':
      return { ...state, left: withName(state.left, action.question) };
    case 'reveal':
      return {
        ...state,
        revealed: action.isShown
          ? withName(state.revealed, action.question)
          : new Set([...state.revealed].filter((name) => name !== action.question)),
      };
    case 'open':
      return {
        ...state,
        openGroup: action.group,
        visited: action.group === null ? state.visited : withName(state.visited, action.group),
      };
    case 'ask':
      return { ...state, hasAsked: true };
    case 'restore':
      return {
        ...state,
        answers: action.answers,
        // The answers were typed before, so that their problems are known to their author.
        left: new Set([...state.left, ...Object.keys(action.answers)]),
      };
    case 'forget':
      return emptyFilling(action.openGroup);
  }
}

function withAnswer(answers: Answers, question: string, answer: string | true | null): Answers {
  const { [question]: _before, ...others } = answers;

  return answer === null || answer === '' ? others : { ...others, [question]: answer };
}

function withMoved(
  answers: Answers,
  question: string,
  { name, when = [] }: FormQuestion,
  text: string,
): Answers {
  const { [question]: _wrong, ...others } = answers;
  const [condition] = when;
  const [choice] = condition?.is ?? [];
  const asked = condition === undefined || choice === undefined ? {} : { [condition.question]: choice };

  return { ...others, ...asked, [name]: text };
}

function withName(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return names.has(name) ? names : new Set([...names, name]);
}
