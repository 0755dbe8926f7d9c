import { readPages, writePages } from './page-choice.ts';
import type { PanelValues } from './panel.ts';
import type { Locale } from './types.ts';

export type PageTurn = 0 | 90 | 180 | 270;

/** How a page lies on the desk. */
export interface PageMark {
  readonly look: 'plain' | 'chosen' | 'removed' | 'left-out';
  /** Degrees clockwise, beside the turn the file itself gives the page. */
  readonly turn: PageTurn;
  /** The result the page goes into, from 0, where one document becomes several. */
  readonly part: number | null;
}

/** Keeps the pages on the desk and the options of a tool in step, both ways. Pages count from 0. */
export interface PageRules {
  mark(values: PanelValues, count: number): readonly PageMark[];
  /** What a click on a page makes of the options; with Shift it is a click on several. */
  click(values: PanelValues, pages: readonly number[], count: number): PanelValues;
  /** What a click does, where that depends on the options; null for the sentence of the desk. */
  hint?(values: PanelValues, locale: Locale): string | null;
  /** Pages the action will work on. */
  affected(values: PanelValues, count: number): number;
}

export const plainMark: PageMark = { look: 'plain', turn: 0, part: null };

/** Sets an option, or takes it out when there is nothing to set. */
export function withOption(values: PanelValues, name: string, value: unknown): PanelValues {
  const { [name]: _, ...others } = values;

  return value === undefined || value === '' ? others : { ...others, [name]: value };
}

export function textOption(values: PanelValues, name: string): string {
  const value = values[name];

  return typeof value === 'string' ? value : '';
}

/** Adds pages to an expression, or takes them out when the last of them is in it. */
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

/** Pages named by the option `pages`. Without any, a tool that takes pages out has nothing to do; others take all. */
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
