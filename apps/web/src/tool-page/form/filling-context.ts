import type { Answers } from '@octavo/forms/answers';
import type { FormWords } from '@octavo/forms/form';
import type { AnswerProblem } from '@octavo/forms/problem';
import type { FormQuestion, QuestionGroup } from '@octavo/forms/question';
import { createContext, type Dispatch, useContext } from 'react';
import type { FillingAction, FillingState } from './filling.ts';

/** A form while it is filled in. */
export interface Filling {
  readonly groups: readonly QuestionGroup[];
  readonly words: FormWords;
  readonly state: FillingState;
  /** The answers with those that follow from them. */
  readonly complete: Answers;
  /** Questions that are asked, given the answers so far. */
  readonly asked: readonly FormQuestion[];
  readonly problems: ReadonlyMap<string, readonly AnswerProblem[]>;
  /** False until the page can take answers. */
  readonly isReady: boolean;
  readonly dispatch: Dispatch<FillingAction>;
}

const FillingContext = createContext<Filling | null>(null);

export const FillingProvider = FillingContext.Provider;

/** @throws Error outside a form page */
export function useFilling(): Filling {
  const filling = useContext(FillingContext);

  if (filling === null) {
    throw new Error('useFilling outside a form');
  }

  return filling;
}
