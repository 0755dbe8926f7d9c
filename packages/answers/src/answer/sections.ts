import type { DocumentIndex } from '../index/document-index.ts';
import { longestQuote } from '../index/longest-quote.ts';
import { passageOf } from '../index/passage-of.ts';
import { isReference } from '../passages/references.ts';
import { pageBreaksOf } from '../rank/page-breaks.ts';
import { foldedWords } from '../words/folded-words.ts';
import type { FoundQuote } from './find-quotes.ts';
import { statedSentence } from './stated-quote.ts';

/** The word and the number before a heading. */
const numbering =
  /^(?:(?:article|section|chapitre|chapter|part|partie|annexe|annex|appendix)\s)?(?:[\p{N}.]+|[a-z](?=[.)])|[ivx]+(?=[.)\s]))?[.):\s–—-]*/iu;

/** A heading as it is compared: folded, without its number. */
function plainHeading(heading: string): string {
  return foldedWords(heading.replace(numbering, ''));
}

/** Passages of text under a heading, in order; a heading of two things is found by each: `Durée et renouvellement`. */
export function passagesUnder(index: DocumentIndex, subject: string): number[] {
  const asked = plainHeading(subject).replace(/^(?:the|le|la|les|l) /u, '');

  return asked === ''
    ? []
    : index.passages.flatMap((_, number) => {
        const passage = passageOf(index, number);
        const { kind, headings } = passage;

        return kind === 'text' && !isReference(passage) && headings.some((heading) => names(heading, asked))
          ? [number]
          : [];
      });
}

function names(heading: string, asked: string): boolean {
  const plain = plainHeading(heading);

  return plain === asked || plain.split(/ (?:et|and) /u).includes(asked);
}

/** The first quotes of a section, each with as many whole sentences of a passage as a quote may have. */
export function openingQuotes(
  index: DocumentIndex,
  passages: readonly number[],
  limit: number,
): FoundQuote[] {
  const quotes: { passage: number; start: number; end: number }[] = [];

  for (const passage of passages) {
    const { firstSentence, endSentence } = index.passages[passage]!;
    const breaks = pageBreaksOf(passageOf(index, passage));

    for (const { start, end } of index.sentences.slice(firstSentence, endSentence)) {
      const last = quotes.at(-1);
      const joins =
        last?.passage === passage &&
        end - last.start <= longestQuote &&
        !breaks.some((offset) => offset > last.start && offset < end);

      if (last !== undefined && joins) {
        last.end = end;
      } else {
        quotes.push({ passage, start, end });
      }

      if (quotes.length > limit) {
        return quotes.slice(0, limit).map((quote) => statedSentence(index, quote, null));
      }
    }
  }

  return quotes.map((quote) => statedSentence(index, quote, null));
}
