import type { TextSpan } from '../passages/passage.ts';
import { longestQuote } from './longest-quote.ts';

/** Characters that a clause has at least: shorter ones say too little to be ranked. */
const shortestClause = 80;

const ends = /[,;:)–—]\s+/gu;

/** A sentence itself, or its parts between commas when no quote has room for it. */
export function clausesOf(text: string, { start, end }: TextSpan): TextSpan[] {
  if (end - start <= longestQuote) {
    return [{ start, end }];
  }

  const clauses: TextSpan[] = [];
  let from = start;

  for (const match of text.slice(start, end).matchAll(ends)) {
    const to = start + match.index + 1;
    const next = start + match.index + match[0].length;

    if (to - from >= shortestClause && end - next >= shortestClause) {
      clauses.push({ start: from, end: to });
      from = next;
    }
  }

  return [...clauses, { start: from, end }];
}
