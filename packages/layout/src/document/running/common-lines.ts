import type { RunningLine } from '../../page/running/running-lines.ts';
import { partsOf, type RunningPage, zones } from './alike-pages.ts';

interface CommonLines {
  /** Pages reduced to the lines they share; the one with the most lines first. */
  readonly pages: readonly RunningPage[];
  readonly strays: ReadonlyMap<number, readonly RunningLine[]>;
}

const thresholds = {
  /** Share of pages that must have running lines for a common line to be shown on all of them. */
  leastShare: 0.5,
};

/**
 * Separates the lines that pages share from those of single pages.
 *
 * @param facing true to treat left and right pages separately
 */
export function commonLines(pages: readonly RunningPage[], facing: boolean): CommonLines {
  const strays = new Map<number, RunningLine[]>();
  const shared = pages.map((page) => {
    const alike = pages.filter(({ pageIndex }) => !facing || (pageIndex - page.pageIndex) % 2 === 0);
    const [header, footer] = zones.map((zone) => {
      const withLines = alike.filter((other) => other[zone].length > 0);

      return page[zone].filter(
        (running) =>
          withLines.length >= alike.length * thresholds.leastShare &&
          withLines.every((other) => other[zone].some((line) => isSame(running, page, line, other))),
      );
    }) as [RunningLine[], RunningLine[]];
    strays.set(
      page.pageIndex,
      [...page.header, ...page.footer].filter((line) => !header.includes(line) && !footer.includes(line)),
    );

    return { ...page, header, footer };
  });

  return {
    pages: shared.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
    strays,
  };
}

/** True for the same words with equal numbers, or with numbers that count the pages. */
function isSame(running: RunningLine, on: RunningPage, other: RunningLine, onOther: RunningPage): boolean {
  const [own, others] = [partsOf(running.line.text), partsOf(other.line.text)];
  const step = onOther.pageIndex - on.pageIndex;

  return (
    running.signature === other.signature &&
    own.every((text, part) => text === others[part] || Number(others[part]) - Number(text) === step)
  );
}

function sizeOf({ header, footer }: RunningPage): number {
  return header.length + footer.length;
}
