import type { DocumentIndex } from '../index/document-index.ts';
import { longestQuote } from '../index/longest-quote.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { type QuotedSentences } from './quotes.ts';

/** The part of quoted sentences that is shown: around the answering words when they are too long. */
export function cutQuote(index: DocumentIndex, quote: QuotedSentences, words: TextSpan | null): TextSpan {
  const passage = passageOf(index, quote.passage);
  const kept = words ?? { start: quote.start, end: quote.start };
  const trimmed = trim(passage.text, quote);

  return trimmed.end - trimmed.start <= longestQuote ? trimmed : around(passage.text, trimmed, kept);
}

/** As many whole words on both sides of the kept ones as fit; begins and ends at a comma when one is near. */
function around(text: string, whole: TextSpan, kept: TextSpan): TextSpan {
  const room = longestQuote - Math.min(longestQuote, kept.end - kept.start);
  const before = Math.min(kept.start - whole.start, Math.max(room / 2, room - (whole.end - kept.end)));
  let start = Math.max(whole.start, Math.ceil(kept.start - before));
  let end = Math.min(whole.end, start + longestQuote);

  if (start > whole.start) {
    const space = text.slice(start, kept.start).search(/\s\S/u);
    start = space < 0 ? kept.start : start + space + 1;
  }

  if (end < whole.end) {
    const part = text.slice(start, end);
    const space = part.search(/\s\S*$/u);
    end = space <= 0 ? end : Math.max(Math.min(kept.end, start + longestQuote), start + space);
  }

  return trim(text, { start, end });
}

function trim(text: string, { start, end }: TextSpan): TextSpan {
  const part = text.slice(start, end);
  const from = start + (part.length - part.trimStart().length);

  return { start: from, end: from + part.trim().length };
}
