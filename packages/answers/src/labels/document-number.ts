import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { fold } from '../words/fold.ts';
import { foldedWords } from '../words/folded-words.ts';

const noun = String.raw`(?<noun>[a-z]{2,})`;
const questions = [
  new RegExp(`^what is (?:the|my) ${noun} number(?: (?:on|of) (?:the|this|my) [a-z]+)?$`),
  new RegExp(`^what is the number (?:of|on) (?:the|this|my) ${noun}$`),
  new RegExp(`^quel est (?:le )?numero (?:de |du |d )?(?:(?:la|le|l|cette|ce|cet|ma|mon) )?${noun}$`),
];

const grouped = String.raw`\p{L}{2}\s?\p{N}{2,4}(?:\s\p{N}{2,5})+|\p{N}{3,4}(?:\s\p{N}{3,4})+`;
const single = String.raw`(?=[\p{L}/.-]*\p{N})[\p{L}\p{N}][\p{L}\p{N}/.-]*[\p{L}\p{N}]|\p{N}`;
/** Number behind one or two words and a sign: `Facture n° 2025-0318`, `VAT No. GB 287 4410 22`, `prêt immobilier n° 8`. */
const numbered = new RegExp(
  String.raw`(?<!\p{L})(?:(?<noun>\p{L}+)\s)?(?<last>\p{L}+)\s?(?:n[°ºo]\.?|no\.|number|numéro|nr\.?|#)\s?:?\s?(?<number>(?:${grouped})(?![\p{L}\p{N}])|${single})`,
  'dgiu',
);

/** The noun, folded, whose number a question asks for: an invoice, a loan, an account; null for any other question. */
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

/** Sentences and headings with the number behind a noun, marked; each number once. */
export function documentNumbers(index: DocumentIndex, noun: string): FoundQuote[] {
  const found = new Map<string, FoundQuote>();

  for (const passage of index.passages.keys()) {
    // The stop of `No.` may end a sentence.
    for (const { groups, index: at, indices } of passageOf(index, passage).text.matchAll(numbered)) {
      const [start = 0, end = 0] = indices?.groups?.['number'] ?? [];
      const number = groups?.['number'] ?? '';
      const isNamed = [groups?.['noun'], groups?.['last']].some((word) => fold(word ?? '') === noun);

      if (isNamed && !found.has(number)) {
        const said = {
          start: sentenceAt(index, passage, at).start,
          end: sentenceAt(index, passage, start).end,
        };
        found.set(number, statedSentence(index, { passage, ...said }, { start, end }));
      }
    }
  }

  return [...found.values()];
}

function sentenceAt({ passages, sentences }: DocumentIndex, passage: number, offset: number): TextSpan {
  const { firstSentence, endSentence } = passages[passage]!;
  const own = sentences.slice(firstSentence, endSentence);

  return own.findLast(({ start }) => start <= offset) ?? own[0]!;
}
