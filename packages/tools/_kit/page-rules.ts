import { readPages, writePages } from './page-choice.ts';
import type { PanelValues } from './panel.ts';
import type { Locale } from './types.ts';

export type PageTurn = 0 | 90 | 180 | 270;

/** Look of a page in the workspace. */
export interface PageMark {
  readonly look: 'plain' | 'chosen' | 'removed' | 'left-out';
  /** Degrees clockwise, in addition to the page's own rotation in the file. */
  readonly turn: PageTurn;
  /** Index of the result that contains the page, from 0, when a document is split. */
  readonly part: number | null;
}

/**
 * Two-way synchronization of the pages in the workspace with the options of a tool. Pages are counted from 0.
 */
export interface PageRules {
  mark(values: PanelValues, count: number): readonly PageMark[];
  /** Options after a click on a page; a Shift-click covers several pages. */
  click(values: PanelValues, pages: readonly number[], count: number): PanelValues;
  /** Description of a click when it depends on the options; null for the workspace's default text. */
  hint?(values: PanelValues, locale: Locale): string | null;
  /** Number of pages that the action affects. */
  affected(values: PanelValues, count: number): number;
}

export const plainMark: PageMark = { look: 'plain', turn: 0, part: null };

/** Sets an option, or removes it when the value is empty. */
export function withOption(values: PanelValues, name: string, value: unknown): PanelValues {
  const { [name]: _, ...others } = values;

  return value === undefined || value === '' ? others : { ...others, [name]: value };
}

export function textOption(values: PanelValues, name: string): string {
  const value = values[name];

  return typeof value === 'string' ? value : '';
}

/** Adds pages to an expression, or removes them when it contains the last of them. */
export function togglePages(expression: string, pages: readonly number[], count: number): string {
  const chosen = new Set(readPages(expression, count) ?? []);
  const taking = !chosen.has(pages.at(-1) ?? -1);

  for (const page of pages) {
    if (taking) {
      chosen.add(page);
    } else {
      chosen.delete(page);
    }
  }

  return writePages(chosen);
}

/**
 * Page rules of the option `pages`. When it is empty, a tool that removes pages affects none; other tools
 * affect all.
 */
export function rulesByPages(look: 'chosen' | 'removed'): PageRules {
  const pagesIn = (values: PanelValues, count: number) =>
    new Set(readPages(textOption(values, 'pages'), count) ?? []);

  return {
    mark(values, count) {
      const pages = pagesIn(values, count);

      return Array.from({ length: count }, (_, page) =>
        pages.has(page) ? { ...plainMark, look } : plainMark,
      );
    },
    click: (values, pages, count) =>
      withOption(values, 'pages', togglePages(textOption(values, 'pages'), pages, count)),
    affected(values, count) {
      const { size } = pagesIn(values, count);

      return size === 0 && look === 'chosen' ? count : size;
    },
  };
}
