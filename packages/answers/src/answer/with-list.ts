import type { DocumentIndex } from '../index/document-index.ts';
import { longestQuote } from '../index/longest-quote.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { pageBreaksOf } from '../rank/page-breaks.ts';
import type { FoundQuote } from './find-quotes.ts';
import { statedQuote } from './stated-quote.ts';

/** Passages below an introduction that may be entries of its list. */
const mostEntries = 12;

/** An entry that is a passage by itself: with a sign or a number before it, in small letters, or with a mark behind. */
const entry = /^(?:[•▪◦‣·–—*☐□-]|\(?[\p{N}a-z]{1,3}[.)]|\p{Ll})|[;,]$/u;

/** Ends of a sentence that a list goes on with: a colon, or a word for an exception or an example. */
const introduces =
  /(?::|(?<!\p{L})(?:except(?:ing|ed)?(?: for)?|including|such as|namely|sauf|excepté(?: pour)?|hormis|notamment|à savoir|tels? que|telles? que))\s*$/iu;

interface Place extends TextSpan {
  readonly passage: number;
}

/**
 * A quote that introduces a list, with the list below it: `Submit the following:` says nothing without that. A list
 * that is longer than a quote takes several.
 */
export function withList(index: DocumentIndex, quote: FoundQuote, limit: number): readonly FoundQuote[] {
  const { passage, sentence, words } = quote;
  const { text, row } = passageOf(index, passage);

  if (row !== undefined || !introduces.test(text.slice(Math.max(0, sentence.end - 40), sentence.end))) {
    return [quote];
  }

  const list = entriesBelow(index, passage, sentence.end);
  const quotes: Place[] = [{ passage, ...sentence }];

  for (const each of list) {
    const last = quotes.at(-1)!;
    const joins =
      last.passage === each.passage &&
      each.end - last.start <= longestQuote &&
      !crossesPage(index, { ...last, end: each.end });

    if (joins) {
      quotes[quotes.length - 1] = { ...last, end: each.end };
    } else if (quotes.length === limit) {
      break;
    } else {
      quotes.push(each);
    }
  }

  return list.length === 0
    ? [quote]
    : quotes.map(({ passage: at, start, end }, place) =>
        place === 0
          ? { ...quote, start, end, sentence: { start, end }, words: within(words, { start, end }) }
          : statedQuote(at, { start, end }, null),
      );
}

function within(words: TextSpan | null, { start, end }: TextSpan): TextSpan | null {
  return words !== null && words.start >= start && words.end <= end ? words : null;
}

/** Sentences below an offset in its passage, else the passages below it that look like entries of a list. */
function entriesBelow(index: DocumentIndex, passage: number, offset: number): Place[] {
  const { firstSentence, endSentence, document } = index.passages[passage]!;
  const own = index.sentences
    .slice(firstSentence, endSentence)
    .filter(({ start }) => start >= offset)
    .map(({ start, end }) => ({ passage, start, end }));
  const below: Place[] = [];

  for (
    let at = passage + 1;
    own.length === 0 && at <= passage + mostEntries && index.passages[at]?.document === document;
    at += 1
  ) {
    const { kind, text } = passageOf(index, at);

    if (kind !== 'text' || text.length > longestQuote || !entry.test(text)) {
      break;
    }

    below.push({ passage: at, start: 0, end: text.length });
  }

  return own.length > 0 ? own : below;
}

function crossesPage(index: DocumentIndex, { passage, start, end }: Place): boolean {
  return pageBreaksOf(passageOf(index, passage)).some((offset) => offset > start && offset < end);
}
