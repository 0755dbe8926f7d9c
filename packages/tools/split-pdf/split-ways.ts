import { readPages, readRanges, toggleCut, writeRanges } from '../_kit/page-choice.ts';
import { type PageMark, type PageRules, plainMark, textOption, togglePages } from '../_kit/page-rules.ts';
import type { PanelValues } from '../_kit/panel.ts';
import type { Locale } from '../_kit/types.ts';

/** `single`: every page as a file, which is the default without options. */
export const splitWays = ['pages', 'ranges', 'every', 'single', 'atBookmarks', 'maxSize'] as const;
export type SplitWay = (typeof splitWays)[number];

/** An option that is present but empty is a chosen way that is not filled in yet. */
export function wayOf(values: PanelValues): SplitWay {
  return splitWays.find((way) => way in values) ?? 'single';
}

/** Switches to another way to split, with initial values that have a visible effect. */
export function takeWay(way: SplitWay, count: number | null): PanelValues {
  return {
    pages: { pages: '' },
    ranges: { ranges: count === null ? '' : writeRanges([Array.from({ length: count }, (_, page) => page)]) },
    every: { every: 2 },
    single: {},
    atBookmarks: { atBookmarks: true },
    maxSize: { maxSize: '' },
  }[way];
}

const cutHint: Readonly<Record<Locale, string>> = {
  en: 'Press a page to start a new file there.',
  fr: 'Appuyez sur une page pour y commencer un nouveau fichier.',
};

/** Clicks cut when splitting by ranges, and choose pages otherwise. */
export const splitRules: PageRules = {
  mark(values, count) {
    const way = wayOf(values);
    const marks = Array.from({ length: count }, (): PageMark => plainMark);

    if (way === 'pages') {
      for (const page of readPages(textOption(values, 'pages'), count) ?? []) {
        marks[page] = { ...plainMark, look: 'chosen' };
      }
    } else if (way === 'every') {
      const length = Math.max(1, Number(values['every']));

      return marks.map((mark, page) => ({ ...mark, part: Math.floor(page / length) }));
    } else if (way === 'ranges') {
      const ranges = readRanges(textOption(values, 'ranges'), count) ?? [];
      const partOf = new Map(ranges.flatMap((range, part) => range.map((page) => [page, part] as const)));

      return marks.map((mark, page) => {
        const part = partOf.get(page);

        return part === undefined ? { ...mark, look: 'left-out' } : { ...mark, part };
      });
    }

    return marks;
  },
  click(values, pages, count) {
    if (wayOf(values) !== 'ranges') {
      return { pages: togglePages(textOption(values, 'pages'), pages, count) };
    }

    // The way may have been chosen before the page count was known, so there are no cuts yet.
    const written = textOption(values, 'ranges') || '1-';
    const ranges = readRanges(written, count) ?? [];

    return { ranges: writeRanges(toggleCut(ranges, pages.at(-1) ?? 0)) };
  },
  hint: (values, locale) => (wayOf(values) === 'ranges' ? cutHint[locale] : null),
  affected(values, count) {
    const way = wayOf(values);

    if (way !== 'pages' && way !== 'ranges') {
      return count;
    }

    return new Set(readPages(textOption(values, way), count) ?? []).size;
  },
};
