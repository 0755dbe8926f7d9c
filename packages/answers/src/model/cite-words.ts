import type { Citation } from '../cite/citation.ts';
import { citationOf } from '../cite/cite.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import type { TextSpan } from '../passages/passage.ts';
import { findQuote } from './find-quote.ts';
import { passageAt } from './numbered-passages.ts';

/** Characters that a quote has at most. */
const longestQuote = 300;

/** Citation of words that a model has copied from a passage; null when they do not stand there. */
export function citeWords(index: DocumentIndex, number: number, words: string): Citation | null {
  const { document, passage } = passageAt(index, number);
  const read = index.documents[document];
  const found = findQuote(passage.text, unescaped(words));

  return read === undefined || found === null
    ? null
    : citationOf({ document, read, passage, span: shortened(passage.text, found) });
}

/** Models copy what they see, which is escaped. */
function unescaped(words: string): string {
  return words.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Cut at the end of a word. */
function shortened(text: string, { start, end }: TextSpan): TextSpan {
  if (end - start <= longestQuote) {
    return { start, end };
  }

  const cut = text.slice(start, start + longestQuote + 1).search(/\s+\S*$/);

  return { start, end: start + (cut > 0 ? cut : longestQuote) };
}
