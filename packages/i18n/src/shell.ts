import type { PluralForms } from './format.ts';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';
import type { english } from './shell.en.ts';

/** The shape of a table of words: the keys of the English one, any text in their place. */
export type WordsLike<Table> = Table extends string
  ? string
  : Table extends PluralForms
    ? PluralForms
    : { readonly [Key in keyof Table]: WordsLike<Table[Key]> };

export type ShellWords = WordsLike<typeof english>;

export function shellWords(locale: Locale): ShellWords {
  return wordsIn(locale, 'shell');
}
