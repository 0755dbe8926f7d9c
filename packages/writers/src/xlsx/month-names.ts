/** Full names of the months by language, as used in dates. */
const languages: Readonly<Record<string, string>> = {
  en: 'january february march april may june july august september october november december',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'januar februar märz april mai juni juli august september oktober november dezember',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
};

/** Short forms that differ from the first three letters. */
const shortForms: Readonly<Record<string, string>> = {
  en: 'jan feb mar apr may jun jul aug sept oct nov dec',
  fr: 'janv févr mars avr mai juin juil août sept oct nov déc',
  de: 'jän feb mrz apr mai jun jul aug sep okt nov dez',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
};

/** Codes of languages in number formats ([MS-LCID]). */
export const languageCodes: Readonly<Record<string, string>> = {
  en: '409',
  fr: '40C',
  de: '407',
  es: '40A',
  it: '410',
  pt: '416',
  nl: '413',
};

export interface NamedMonth {
  /** From 1. */
  readonly month: number;
  readonly language: string;
  readonly short: boolean;
}

const known = readMonths();

/** Month named by a word, with or without the dot of its short form. */
export function monthOf(word: string): NamedMonth | null {
  return known.get(plain(word).replace(/\.$/, '')) ?? null;
}

function readMonths(): Map<string, NamedMonth> {
  const months = new Map<string, NamedMonth>();
  const add = (word: string, entry: NamedMonth) => {
    const key = plain(word);
    months.set(key, months.get(key) ?? entry);
  };

  for (const [language, names] of Object.entries(languages)) {
    for (const [index, name] of names.split(' ').entries()) {
      add(name, { month: index + 1, language, short: name.length <= 3 });
    }

    for (const [index, name] of names.split(' ').entries()) {
      add(name.slice(0, 3), { month: index + 1, language, short: true });
      add(shortForms[language]?.split(' ')[index] ?? name, { month: index + 1, language, short: true });
    }
  }

  return months;
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
