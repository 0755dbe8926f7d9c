import type { TextLine } from '../../text/lines.ts';

/** Lines of a page from top to bottom, before columns are detected. */
export interface PageLines {
  readonly pageIndex: number;
  readonly heightPoints: number;
  readonly lines: readonly TextLine[];
}

/** A line that repeats at the same height on other pages. */
export interface RunningLine {
  readonly line: TextLine;
  readonly zone: 'header' | 'footer';
  /** Common form of its texts, with numbers masked. */
  readonly signature: string;
}

const thresholds = {
  /** Shares of the page height, at the top and the bottom, that may contain running lines. */
  zoneShare: 0.16,

  /** Largest difference between the heights of one running line, in points. */
  heightTolerance: 5,

  /** Maximum number of running lines in a zone. */
  mostLines: 5,

  /** Share of pages on which a line repeats: left and right pages may differ. */
  repeatingShare: 0.5,

  /** Number of pages on which a line repeats in any case: headers change with the chapter. */
  enoughPages: 4,

  /** Difference between font sizes from which lines differ, in points. */
  otherSize: 0.6,
};

/** Finds headers and footers: outermost lines that repeat from page to page. */
export function runningLines(pages: readonly PageLines[]): Map<number, RunningLine[]> {
  const found = new Map<number, RunningLine[]>(pages.map(({ pageIndex }) => [pageIndex, []]));

  for (const zone of ['header', 'footer'] as const) {
    const outer = pages.map((page) => ({
      page,
      lines: zoneLines(page, zone).map((line) => ({ line, page, signature: signatureOf(line.text) })),
    }));
    const alike = bySignature(outer.flatMap(({ lines }) => lines));

    const runs = ({ line, page, signature }: RunningLineCandidate): boolean => {
      const same = (alike.get(signature) ?? []).filter((other) =>
        isSame(line, page, other.line, other.page, signature, zone),
      );
      const count = new Set(same.map((other) => other.page)).size;

      return line.glyphs.every(({ glyph }) => glyph.artifact) || repeats(count, pages.length);
    };

    for (const { page, lines } of outer) {
      const running = lines.filter(runs);

      for (const candidate of lines) {
        const { line, signature } = candidate;

        // A line can be running only when all lines outside of it are.
        if (!running.includes(candidate) || isPartOfBlock(candidate, running)) {
          break;
        }

        found.get(page.pageIndex)?.push({ line, zone, signature });
      }
    }
  }

  return found;
}

interface RunningLineCandidate {
  readonly line: TextLine;
  readonly page: PageLines;
  readonly signature: string;
}

/** True when the tags put a line into a paragraph whose other lines are not running. */
function isPartOfBlock(
  { line, page }: RunningLineCandidate,
  running: readonly RunningLineCandidate[],
): boolean {
  return (
    line.block >= 0 &&
    page.lines.some(
      (other) => other.block === line.block && !running.some((candidate) => candidate.line === other),
    )
  );
}

function bySignature<Kind extends { readonly signature: string }>(lines: readonly Kind[]) {
  const groups = new Map<string, Kind[]>();

  for (const line of lines) {
    const group = groups.get(line.signature);

    if (group === undefined) {
      groups.set(line.signature, [line]);
    } else {
      group.push(line);
    }
  }

  return groups;
}

function repeats(count: number, pages: number): boolean {
  // Left and right pages may differ, and headers change with the chapter.
  return count >= 2 && (count >= pages * thresholds.repeatingShare || count >= thresholds.enoughPages);
}

/** The lines of a zone, outermost first. */
function zoneLines({ lines, heightPoints }: PageLines, zone: 'header' | 'footer'): readonly TextLine[] {
  const inside = lines.filter((line) =>
    zone === 'header'
      ? line.bottom < heightPoints * thresholds.zoneShare
      : line.top > heightPoints * (1 - thresholds.zoneShare),
  );

  return (zone === 'header' ? inside : inside.reverse()).slice(0, thresholds.mostLines);
}

function isSame(
  line: TextLine,
  page: PageLines,
  candidate: TextLine,
  other: PageLines,
  signature: string,
  zone: 'header' | 'footer',
): boolean {
  // Measured from the page's own edge, as pages may differ in height.
  const from = (of: TextLine, on: PageLines): number =>
    zone === 'header' ? of.baseline : on.heightPoints - of.baseline;

  if (
    Math.abs(from(line, page) - from(candidate, other)) > thresholds.heightTolerance ||
    Math.abs(line.sizePoints - candidate.sizePoints) > thresholds.otherSize
  ) {
    return false;
  }

  // Changing numbers must count pages, unlike figures of a table that ends at the same height.
  const step = other.pageIndex - page.pageIndex;

  return step === 0 || !signature.includes('#') || countsPages(line.text, candidate.text, step);
}

/** True when one of the numbers increases with the pages, or none changes. */
function countsPages(text: string, other: string, step: number): boolean {
  const [first, second] = [numbersOf(text), numbersOf(other)];

  return (
    first.length === second.length &&
    (first.some((value, index) => second[index]! - value === step) ||
      first.every((value, index) => second[index] === value))
  );
}

function numbersOf(text: string): number[] {
  return (text.match(standing) ?? []).map(Number);
}

/** Numbers that stand alone; one within a word is part of a name and counts nothing. */
const standing = /(?<![\p{L}\d])\d+(?![\p{L}\d])/gu;

function signatureOf(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

  return /^[ivxlc]{1,7}$/.test(plain) ? '#' : plain.replace(standing, '#');
}
