import type { PluralForms } from './format.ts';
import type { Locale } from './locales.ts';
import { english } from './shell.en.ts';
import { french } from './shell.fr.ts';

/** The shape of a table of words: the keys of the English one, any text in their place. */
export type WordsLike<Table> = Table extends string
  ? string
  : Table extends PluralForms
    ? PluralForms
    : { readonly [Key in keyof Table]: WordsLike<Table[Key]> };

export type ShellWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, ShellWords>> = { en: english, fr: french };

export function shellWords(locale: Locale): ShellWords {
  return words[locale];
}
