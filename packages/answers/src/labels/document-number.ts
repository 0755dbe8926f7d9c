import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { isDocumentNoun } from '../question/document-nouns.ts';
import { fold } from '../words/fold.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';

const noun = String.raw`(?<noun>[a-z]{2,})`;
const questions = [
  new RegExp(`^what is (?:the|my) ${noun} number(?: (?:on|of) (?:the|this|my) (?<owner>[a-z]+))?$`),
  new RegExp(`^what is the number (?:of|on) (?:the|this|my) ${noun}$`),
  new RegExp(`^quel est (?:le )?numero (?:de |du |d )?(?:(?:la|le|l|cette|ce|cet|ma|mon) )?${noun}$`),
];

const grouped = String.raw`\p{L}{2}\s?\p{N}{2,4}(?:\s\p{N}{2,5})+|\p{N}{3,4}(?:\s\p{N}{3,4})+`;
const single = String.raw`(?=[\p{L}/.-]{0,40}\p{N})[\p{L}\p{N}][\p{L}\p{N}/.-]*[\p{L}\p{N}]|\p{N}`;
/** Sign of a number. A lower-case `no` needs a full stop or a colon: `Your policy has no 24-hour helpline`. */
const sign = String.raw`(?<!\p{L})(?:[Nn][°º]|[Nn]o\.|NO\.|[Nn]r\.|(?:N[oO]|N[rR]|no(?=\s?:)|[Nn]umber|NUMBER|[Nn]uméro|NUMÉRO)(?!\p{L}))|#`;
/** Number behind one or two words and a sign: `Facture n° 2025-0318`, `VAT No. GB 287 4410 22`, `prêt vert n° 8`. */
const numbered = new RegExp(
  String.raw`(?<!\p{L})(?:(?<noun>\p{L}+)\s)?(?<last>\p{L}+)\s?(?:${sign})\s?:?\s?(?<number>(?:${grouped})(?![\p{L}\p{N}])|${single})`,
  'dgu',
);
/** Folded words that may stand between a noun and the sign: `order reference no. 7` is the number of the order. */
const qualifier =
  /^(?:registration|reference|ref|identification|id|principal|initial|general|social|postal|final)$|(?:ier|iere|aire|el|elle|if|ive|ique|able|ible)$/;

/** Number that a question asks for. */
export interface AskedNumber {
  /** An invoice, a loan or an account, folded. */
  readonly noun: string;
  /** The party or thing whose number it is, folded; null for that of the document. */
  readonly owner: string | null;
}

/** The noun whose number a question asks for; null for any other question. */
export function asksForNumber(text: string): AskedNumber | null {
  const folded = foldedWords(text);

  for (const form of questions) {
    const { noun, owner } = form.exec(folded)?.groups ?? {};

    if (noun !== undefined) {
      return { noun, owner: owner === undefined || isDocumentNoun(owner) ? null : owner };
    }
  }

  return null;
}

/** Sentences and headings with the number behind a noun, and its owner, marked; each number once. */
export function documentNumbers(index: DocumentIndex, { noun, owner }: AskedNumber): FoundQuote[] {
  const found = new Map<string, FoundQuote>();

  for (const passage of index.passages.keys()) {
    const { text } = passageOf(index, passage);

    // The stop of `No.` may end a sentence.
    for (const { groups, index: at, indices } of text.matchAll(numbered)) {
      const [start = 0, end = 0] = indices?.groups?.['number'] ?? [];
      const number = groups?.['number'] ?? '';
      const last = fold(groups?.['last'] ?? '');
      const isNamed = last === noun || (fold(groups?.['noun'] ?? '') === noun && qualifier.test(last));
      const said = {
        start: sentenceAt(index, passage, at).start,
        end: sentenceAt(index, passage, start).end,
      };
      const isOwn = owner === null || isOf(text.slice(said.start, said.end), owner);

      if (isNamed && isOwn && !found.has(number)) {
        found.set(number, statedSentence(index, { passage, ...said }, { start, end }));
      }
    }
  }

  return [...found.values()];
}

/** True for a sentence that names the owner and no other party. */
function isOf(sentence: string, owner: string): boolean {
  const words = foldedWords(sentence).split(' ');

  return (
    words.includes(owner) &&
    words.every((word) => partyRole(word) === null || partyRole(word) === partyRole(owner))
  );
}

function sentenceAt({ passages, sentences }: DocumentIndex, passage: number, offset: number): TextSpan {
  const { firstSentence, endSentence } = passages[passage]!;
  const own = sentences.slice(firstSentence, endSentence);

  return own.findLast(({ start }) => start <= offset) ?? own[0]!;
}
