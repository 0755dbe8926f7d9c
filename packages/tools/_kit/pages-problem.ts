import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { readPages } from './page-choice.ts';
import type { PanelFile } from './panel.ts';

/** A page or a range in figures, with any dash. */
const inFigures = /^\s*\d[\d\s\-\u2010-\u2015]*$/;

/** Sentence about the wrong part of a page expression, with an example; null for one that can be read. */
export function pagesProblem(expression: string, count: number, locale: Locale): string | null {
  if (expression === '' || readPages(expression, count) !== null) {
    return null;
  }

  const words = workbenchWords(locale).pages;
  const parts = expression.split(',').filter((part) => part.trim() !== '');
  const wrong = parts.find((part) => readPages(part, count) === null) ?? expression;
  const text = inFigures.test(wrong) ? words.wrongPages : words.unreadPages;

  return fill(text, { part: wrong.trim(), count });
}

/** The same for the first file that the expression does not fit; files of an unknown length are passed over. */
export function pagesProblemIn(
  expression: string,
  files: readonly PanelFile[],
  locale: Locale,
): string | null {
  for (const { pages } of files) {
    const problem = pages === null ? null : pagesProblem(expression, pages, locale);

    if (problem !== null) {
      return problem;
    }
  }

  return null;
}
