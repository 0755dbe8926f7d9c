import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { isDocumentNoun } from '../question/document-nouns.ts';
import { fold } from '../words/fold.ts';
import { foldedWords } from '../words/folded-words.ts';
import { namedTerms } from './appositions.ts';
import { statementOf } from './defined-terms.ts';

const thresholds = {
  /** Passages of a document in which a contract names its parties. */
  passages: 40,
  /** Longest name, in words, and least share of them with a capital. */
  nameWords: 9,
  capitals: 0.5,
  /** Parties that are shown. */
  most: 6,
};

const question =
  /^(?:who|what) are the (?:contracting |two )?parties(?: (?:to|of|in) .{2,40})?$|^(?:between whom|entre qui)(?!\p{L})|^(?:qui|quelles) sont les parties(?: (?:contractantes|au|a la|a l|du|de la|de l) ?.{0,40})?$/u;

/** True for a question for the parties of a contract. */
export function asksForParties(text: string): boolean {
  return question.test(foldedWords(text));
}

/** Sentences at the beginning of a contract that define a term for a name: those of its parties. */
export function partiesOf(index: DocumentIndex): FoundQuote[] {
  return index.passages
    .flatMap(({ place }, passage) =>
      place >= thresholds.passages
        ? []
        : passageOf(index, passage).sentences.flatMap((span) => partiesIn(index, passage, span)),
    )
    .slice(0, thresholds.most);
}

function partiesIn(index: DocumentIndex, passage: number, { start, end }: TextSpan): FoundQuote[] {
  const sentence = passageOf(index, passage).text.slice(start, end);
  const parties = namedTerms(sentence).filter(
    ({ start: from, end: to, named }) =>
      isName(sentence.slice(named.start, named.end)) &&
      !isDocumentNoun(fold(sentence.slice(from, to)).replace(/^(?:the|le|la|l['’]) ?/u, '')),
  );

  return parties.map((party) => {
    const said = statementOf(parties, party, { start, end });
    const words = { start: start + party.named.start, end: start + party.named.end };

    return statedSentence(index, { passage, ...said }, words);
  });
}

/** True for the name of a person or a company, with its form before it or behind it. */
function isName(written: string): boolean {
  const words = written
    .replace(/^(?:la société|la compagnie|l['’]association|l['’]entreprise|the company)\s/iu, '')
    .split(/\s+/u);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;

  return words.length <= thresholds.nameWords && capitals >= words.length * thresholds.capitals;
}
