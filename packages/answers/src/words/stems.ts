import snowball from 'snowball-stemmers';
import { fold } from './fold.ts';
import { irregularForms } from './irregular-forms.ts';

/** Snowball's names of the languages it knows, by ISO 639-3. */
const algorithms: Readonly<Record<string, string>> = {
  ara: 'arabic',
  cat: 'catalan',
  ces: 'czech',
  dan: 'danish',
  deu: 'german',
  eng: 'english',
  fin: 'finnish',
  fra: 'french',
  hun: 'hungarian',
  ita: 'italian',
  nld: 'dutch',
  nor: 'norwegian',
  por: 'portuguese',
  ron: 'romanian',
  rus: 'russian',
  spa: 'spanish',
  swe: 'swedish',
  tur: 'turkish',
};

/** Longer words are formulas or broken text; stems of them cost time and find nothing. */
const longestWord = 40;

/**
 * The singular of French nouns in `-er` and their feminine: the stemmer takes `loyers` and `première` for verbs that
 * have one more syllable than `loyer` and `premier`.
 */
function masculineSingular(word: string): string {
  return word.replace(/(?<=[a-z]{2})ers$/u, 'er').replace(/(?<=[a-z]{2}(?:i|ll|ng|ch))eres?$/u, 'er');
}

/** Reduces folded words to stems. Remembers them: a document repeats its words. */
export function stemmerOf(language: string | null): (word: string) => string {
  const algorithm = algorithms[language ?? 'eng'];
  const stemmer = algorithm === undefined ? null : snowball.newStemmer(algorithm);
  const irregular = irregularForms(language ?? 'eng');
  const known = new Map<string, string>();

  return (word) => {
    const seen = known.get(word);

    if (seen !== undefined) {
      return seen;
    }

    const base = irregular.get(word) ?? (algorithm === 'french' ? masculineSingular(word) : word);
    const stem = stemmer === null || word.length > longestWord ? base : fold(stemmer.stem(base));
    known.set(word, stem);

    return stem;
  };
}
