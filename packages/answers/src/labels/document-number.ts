import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { documentNouns } from '../question/document-nouns.ts';
import { fold } from '../words/fold.ts';
import { foldedWords } from '../words/folded-words.ts';

const nouns = `(?<noun>${[...documentNouns, 'order', 'policy', 'quote', 'commande', 'devis', 'police'].join('|')})`;
const questions = [
  new RegExp(`^what is the ${nouns} number$`),
  new RegExp(`^what is the number (?:of|on) (?:the|this|my) ${nouns}$`),
  new RegExp(`^quel est (?:le )?numero (?:de |du |d )?(?:(?:la|le|l|cette|ce|cet|ma|mon) )?${nouns}$`),
];

/** Number behind a noun and its sign: `Facture n° 2025-0318`, `Invoice No. 4711`. */
const numbered =
  /(?<noun>\p{L}+)\s?(?:n[°ºo]\.?|no\.|number|numéro|nr\.?|#)\s?:?\s?(?<number>(?=[\p{L}/.-]*\p{N})[\p{L}\p{N}][\p{L}\p{N}/.-]*[\p{L}\p{N}]|\p{N})/dgiu;

/** The document whose number a question asks for, as a folded noun; null for any other question. */
export function asksForNumber(text: string): string | null {
  const folded = foldedWords(text);

  for (const form of questions) {
    const noun = form.exec(folded)?.groups?.['noun'];

    if (noun !== undefined) {
      return noun;
    }
  }

  return null;
}

/** Sentences and headings with the number of a document, marked; each number once. */
export function documentNumbers(index: DocumentIndex, noun: string): FoundQuote[] {
  const found = new Map<string, FoundQuote>();

  for (const { passage, start, end } of index.sentences) {
    for (const { groups, indices } of passageOf(index, passage).text.slice(start, end).matchAll(numbered)) {
      const [from = 0, to = 0] = indices?.groups?.['number'] ?? [];
      const number = groups?.['number'] ?? '';

      if (fold(groups?.['noun'] ?? '') === noun && !found.has(number)) {
        const words = { start: start + from, end: start + to };
        found.set(number, statedSentence(index, { passage, start, end }, words));
      }
    }
  }

  return [...found.values()];
}
