import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { foldedWords } from '../words/folded-words.ts';
import { labelledLine } from './labelled-line.ts';

/** Labels of the subject of a letter, an email or a memo, folded. */
const labels = new Set([
  'subject',
  're',
  'subject line',
  'in re',
  'objet',
  'sujet',
  'concerne',
  'concerning',
]);

/** The first line of each document that states its subject: `Re: Opening hours`, `Objet : résiliation`. */
export function subjectLines(index: DocumentIndex): FoundQuote[] {
  const found = new Map<number, FoundQuote>();

  for (const [sentence, { passage, start, end }] of index.sentences.entries()) {
    const { document } = index.passages[passage]!;
    const line = found.has(document) ? null : labelledLine(index, sentence);
    const label = line === null ? '' : passageOf(index, passage).text.slice(line.label.start, line.label.end);

    if (line !== null && line.value.start < line.value.end && labels.has(foldedWords(label))) {
      found.set(document, statedSentence(index, { passage, start, end }, line.value));
    }
  }

  return [...found.values()];
}
