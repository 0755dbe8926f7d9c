import type { Locale } from './locales.ts';

/** Names of language data that are no codes of a language. */
const codes: Readonly<Record<string, string>> = { chi_sim: 'zh-Hans', chi_tra: 'zh-Hant' };

/** Name of a language by the name of its data: `German` for `deu`; the name of the data when it is unknown. */
export function languageName(locale: Locale, data: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(codes[data] ?? data) ?? data;
  } catch {
    // Data of a script has a name that is no code.
    return data;
  }
}

/** Languages as a sentence ends with them, such as `in German and Dutch`, from names of data separated by commas. */
export function inLanguages(locale: Locale, list: string | number | undefined): string {
  const names = String(list ?? '')
    .split(/,\s*/)
    .filter(Boolean)
    .map((data) => languageName(locale, data));
  const [before, none] = { en: ['in', 'in this language'], fr: ['en', 'dans cette langue'] }[locale];

  return names.length === 0 ? (none ?? '') : `${before} ${new Intl.ListFormat(locale).format(names)}`;
}
