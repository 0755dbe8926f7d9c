import type { DueLetter } from '@octavo/domain/billing/due-letters';
import type { Locale } from '../locales.ts';
import type { InEveryLanguage, LetterText } from './letter-text.ts';
import { english } from './money-letters.en.ts';
import { french } from './money-letters.fr.ts';

/** The plan it is about, in words, and the page where it is managed. */
export interface LetterPlace {
  readonly plan: string;
  /** The plan it was changed from; null for one that was never changed. */
  readonly before: string | null;
  readonly url: string;
}

type Letter<Kind extends DueLetter['kind']> = Extract<DueLetter, { kind: Kind }>;

/** Letters about plans and money. */
export type MoneyLetters = {
  readonly [Kind in DueLetter['kind']]: (letter: Letter<Kind>, place: LetterPlace) => LetterText;
};

const letters: InEveryLanguage<MoneyLetters> = { en: english, fr: french };

export function moneyLetter(locale: Locale, letter: DueLetter, place: LetterPlace): LetterText {
  // Kind and letter belong together, which an index by a union cannot say.
  const write = letters[locale][letter.kind] as (letter: DueLetter, place: LetterPlace) => LetterText;

  return write(letter, place);
}
