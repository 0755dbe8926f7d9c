import { type Example, examplesOf } from './examples.ts';
import { longExamples } from './long-examples.ts';
import { articlesApart, readQuestionSet } from './question-sets.ts';
import { shortDocuments } from './short-documents.ts';

/** The folder of question sets in the corpus. */
export function questionFolder(): string | null {
  const corpus = process.env['OCTAVO_CORPUS'];

  return corpus === undefined ? null : `${corpus}/qa`;
}

/**
 * All examples: `base` are the sets of the table, `more` those for learning, `long` some of them asked of long
 * documents, `short` those of short documents, `apart` French articles one by one.
 */
export function readExamples(
  folder: string,
): Record<'base' | 'more' | 'long' | 'short' | 'apart', Example[]> {
  const read = (file: string) => readQuestionSet(folder, file);
  const english = read('squad2-en.json');
  const french = read('piaf-fr.json');
  const short = shortDocuments();
  const inLanguage = (wanted: string) => short.filter(({ language }) => language === wanted);
  const moreEnglish = read('squad2-en-more.json');
  // With titles, so that the weight of headings is learned; the measured sets have none.
  const moreFrench = readQuestionSet(folder, 'piaf-fr-more.json', { isHeaded: true });

  return {
    base: [
      ...examplesOf('squad2-en', english, english),
      // Books of other articles: the first one has some of the same.
      ...examplesOf('piaf-fr', french, [...french, ...moreFrench.slice(2, 3)]),
    ],
    more: [
      ...examplesOf('squad2-en-more', moreEnglish, moreEnglish),
      ...examplesOf('piaf-fr-more', moreFrench, moreFrench),
    ],
    long: [
      ...longExamples('long, English', [...moreEnglish, ...english]),
      ...longExamples('long, French', moreFrench),
    ],
    short: ['eng', 'fra'].flatMap((language) =>
      examplesOf('short', inLanguage(language), inLanguage(language)),
    ),
    apart: [
      ...apartExamples(folder, 'piaf-fr apart', 'piaf-fr.json'),
      ...apartExamples(folder, 'piaf-fr-more apart', 'piaf-fr-more.json'),
    ],
  };
}

function apartExamples(folder: string, set: string, file: string): Example[] {
  const articles = articlesApart(folder, file);

  return articles.length === 0 ? [] : examplesOf(set, articles, articles);
}
