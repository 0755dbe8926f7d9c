import { commonest } from '../../commonest.ts';
import type { RunningLine } from '../../page/running/running-lines.ts';
import {
  type AlikePages,
  namesPage,
  type PageNumbering,
  partsOf,
  type RunningPage,
  zones,
} from './alike-pages.ts';
import { commonLines } from './common-lines.ts';
import { type RunningScheme, SchemeTrial, type Side, schemes } from './running-schemes.ts';

/** Pages that share headers and footers: a section, or several. */
export interface RunningSection {
  readonly pages: readonly RunningPage[];
  readonly sides: ReadonlyMap<Side, AlikePages>;
  readonly numbering: PageNumbering;
  /** Lines shown by a single page only, by page index; they stay on that page. */
  readonly strays: ReadonlyMap<number, readonly RunningLine[]>;
}

const thresholds = {
  /** Fewer agreeing numbers are no evidence of the document's page numbering. */
  leastNumbers: 3,
};

/**
 * Splits a document into stretches, each as long as one set of headers and footers suits all of its pages.
 *
 * @param groups pages between which a section can end; those of one group stay together
 */
export function stretchesOf(groups: readonly (readonly RunningPage[])[]): RunningSection[] {
  const usual = usualOffset(groups.flat());
  const stretches: RunningSection[] = [];

  for (let from = 0; from < groups.length; ) {
    const { scheme, to } = longestFrom(groups, from, usual);
    const pages = groups.slice(from, to).flat();
    stretches.push(scheme === null ? mixedStretch(pages, usual) : stretchOf(pages, scheme, usual));
    from = to;
  }

  return stretches;
}

/** Scheme that suits the most pages; null if none suits the first group. */
function longestFrom(
  groups: readonly (readonly RunningPage[])[],
  from: number,
  usual: number | null,
): { readonly scheme: RunningScheme | null; readonly to: number } {
  const trials = schemes.map((scheme) => new SchemeTrial(scheme, usual));
  let longest: { scheme: RunningScheme; to: number } | null = null;
  let fitting: RunningScheme | null = null;

  for (let at = from; at < groups.length && trials.some(({ fits }) => fits); at += 1) {
    for (const trial of trials) {
      trial.takeAll(groups[at]!);
    }

    const supported = trials.find(({ isSupported }) => isSupported);
    longest = supported === undefined ? longest : { scheme: supported.scheme, to: at + 1 };
    fitting = at === from ? (trials.find(({ fits }) => fits)?.scheme ?? null) : fitting;
  }

  return longest ?? { scheme: fitting, to: from + 1 };
}

function stretchOf(
  pages: readonly RunningPage[],
  scheme: RunningScheme,
  usual: number | null,
): RunningSection {
  const { sides, numbering } = trialOf(pages, scheme, usual);

  return { pages, sides, numbering, strays: new Map() };
}

/**
 * Stretch for pages that no scheme suits: the lines they share are its headers and footers, the rest stays on
 * its page.
 */
function mixedStretch(pages: readonly RunningPage[], usual: number | null): RunningSection {
  const [best] = [false, true]
    .map((facing) => {
      const common = commonLines(pages, facing);

      return { ...common, trial: trialOf(common.pages, { ownFirst: false, facing }, usual, true) };
    })
    .filter(({ trial }) => trial.fits)
    .sort((one, other) => countOf(one.strays) - countOf(other.strays));

  if (best !== undefined) {
    const { sides, numbering } = best.trial;

    return { pages, sides, numbering, strays: best.strays };
  }

  const bare = pages.map((page) => ({ ...page, header: [], footer: [] }));

  return {
    ...stretchOf(bare, { ownFirst: false, facing: false }, usual),
    strays: new Map(pages.map(({ pageIndex, header, footer }) => [pageIndex, [...header, ...footer]])),
  };
}

function countOf(strays: RunningSection['strays']): number {
  return [...strays.values()].reduce((sum, lines) => sum + lines.length, 0);
}

function trialOf(
  pages: readonly RunningPage[],
  scheme: RunningScheme,
  usual: number | null,
  mayBeBare = false,
): SchemeTrial {
  const trial = new SchemeTrial(scheme, usual, mayBeBare);
  trial.takeAll(pages);

  return trial;
}

/** Most frequent offset from page index to page number; null when too few numbers agree. */
function usualOffset(pages: readonly RunningPage[]): number | null {
  const offsets = pages.flatMap((page) =>
    zones.flatMap((zone) =>
      page[zone].flatMap(({ line }) => {
        const parts = partsOf(line.text);

        return parts.flatMap((digits, part) =>
          part % 2 === 1 && namesPage(parts, part) ? [Number(digits) - page.pageIndex] : [],
        );
      }),
    ),
  );
  const usual = commonest(offsets);

  return offsets.filter((offset) => offset === usual).length < thresholds.leastNumbers
    ? null
    : (usual ?? null);
}
