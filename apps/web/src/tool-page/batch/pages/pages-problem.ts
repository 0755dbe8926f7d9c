import { fill } from '@octavo/i18n/placeholders';
import type { WorkbenchWords } from '@octavo/i18n/workbench';
import { readPages } from '@octavo/tools/kit/page-choice';

/** A page or a range in figures, with any dash. */
const inFigures = /^\s*\d[\d\s\-\u2010-\u2015]*$/;

/** Sentence about the wrong part of a page expression, with an example; null for one that can be read. */
export function pagesProblem(
  expression: string,
  count: number,
  words: WorkbenchWords['pages'],
): string | null {
  if (expression === '' || readPages(expression, count) !== null) {
    return null;
  }

  const wrong = expression.split(',').find((part) => readPages(part, count) === null) ?? expression;
  const text = inFigures.test(wrong) ? words.wrongPages : words.unreadPages;

  return fill(text, { part: wrong.trim(), count });
}
