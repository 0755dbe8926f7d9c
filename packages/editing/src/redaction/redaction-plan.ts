import type { RedactionPattern } from '@octavo/contract/edits/redactions';
import { boundsOf, type Corners, cornersOf } from '@octavo/pdf/content/corners';
import type { MeasuredFonts } from '@octavo/pdf/content/fonts/measured-fonts';
import type { PdfDocument } from '@octavo/pdf/document';
import { overlapShare } from '@octavo/pdf/edit/cut/convex';
import type { RemovedArea } from '@octavo/pdf/edit/cut/region-inside';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { textQuads } from '../find/text-quads.ts';
import { PageSpace } from '../geometry/page-space.ts';
import type { Redaction } from '../stages.ts';
import { findHits, type RedactionHit, type TextRedaction } from './find-hits.ts';
import { inkOf } from './page-glyphs.ts';
import { findScannedHits, type ScannedPage } from './scanned-text.ts';
import type { Secret } from './secret-text.ts';
import { wordsOf } from './words-of-area.ts';

/** Area of a page that is covered, in user space. */
export interface CoveredArea extends RemovedArea {
  readonly color: string;
  /** Operation that covers it. */
  readonly operation: Redaction;
}

/** Content that a page loses. */
export interface PageRedaction {
  readonly pageIndex: number;
  readonly areas: readonly CoveredArea[];
  readonly hits: readonly RedactionHit[];
  /** Glyphs of the hits. */
  readonly chosen: readonly Glyph[];
}

/** Secret, and the pages that must not show it any more; it may not remain outside of page content at all. */
export interface PageSecret extends Secret {
  /** Id of the operation that removes it. */
  readonly operation: string;
  readonly pages: ReadonlySet<number>;
}

export interface RedactionPlan {
  readonly pages: readonly PageRedaction[];
  readonly secrets: readonly PageSecret[];
  readonly patterns: readonly RedactionPattern[];
  /** Pages on which each text operation found something, in the text of the page or in its picture. */
  readonly found: ReadonlyMap<string, readonly number[]>;
  /** Those of them where it was found in the picture. */
  readonly foundInPictures: ReadonlyMap<string, readonly number[]>;
}

/** Share of a glyph's ink from which an area that a person has drawn removes it. */
const areaShare = 0.12;

/** The same for the area of a found text: letters around it may reach into it. */
const textShare = 0.5;

/** Reach of a covered text above and below its baseline, in ems; the same for every text, so that it says nothing. */
const cover = { ascent: 0.78, descent: 0.22 };

/** Reach of text over a scan, where the letters of the picture do not stand exactly below it. */
const coverOfScan = { ascent: 0.95, descent: 0.32 };

const invisibleMode = 3;

/** Plans what redactions remove from the content of the pages, and which texts must not remain elsewhere. */
export function planRedactions(
  document: PdfDocument,
  operations: readonly Redaction[],
  {
    interpreter,
    fonts,
    scans,
    indexOf,
    onPage,
  }: {
    readonly interpreter: PageInterpreter;
    readonly fonts: MeasuredFonts;
    /** Pages whose pictures were read. */
    readonly scans: readonly ScannedPage[];
    /** Page of a key, counted from 0. */
    indexOf(pageKey: string): number;
    /** Called before each page; may throw to stop. */
    onPage(pageIndex: number): void;
  },
): RedactionPlan {
  const secrets: PageSecret[] = [];
  const patterns = new Set<RedactionPattern>();
  const found = new Map<string, number[]>();
  const foundInPictures = new Map<string, number[]>();
  const pages: PageRedaction[] = [];
  const everyPage = document.pages.map(({ index }) => index);
  const pagesOf = new Map(
    operations.map((operation) => [operation, new Set(keysOf(operation)?.map(indexOf) ?? everyPage)]),
  );

  for (const operation of operations) {
    if (operation.kind === 'redact.text') {
      secrets.push({ ...secretOf(operation), operation: operation.id, pages: clearedPages(operation) });
    } else if (operation.kind === 'redact.pattern') {
      patterns.add(operation.pattern);
    }
  }

  for (const page of document.pages) {
    const here = operations.filter((operation) => pagesOf.get(operation)!.has(page.index));

    if (here.length === 0) {
      continue;
    }

    onPage(page.index);
    const { glyphs } = interpreter.interpret(page);
    const space = new PageSpace(page);
    const hits = findHits(glyphs, here.filter(isTextRedaction)).filter(
      ({ operation, number }) => !isExcepted(operation, page.index, number),
    );
    const areas: CoveredArea[] = here.flatMap((operation) =>
      isTextRedaction(operation) ? [] : areasDrawn(operation, space),
    );

    for (const { operation, glyphs: indexes, text } of hits) {
      const own = indexes.map((index) => glyphs[index]!);
      const isOverScan = own.some(({ shown }) => shown.state.renderMode === invisibleMode);
      const quads = textQuads(own, space, isOverScan ? coverOfScan : cover);
      found.set(operation.id, [...(found.get(operation.id) ?? []), page.index]);
      const ink = own.map((glyph) => inkOf(glyph, fonts));
      areas.push(
        ...quads.map(([upperLeft, upperRight, lowerLeft, lowerRight]) =>
          areaOfText(
            grownAround(cornersOfPoints(space.toUser([upperLeft, upperRight, lowerRight, lowerLeft])), ink),
            operation,
          ),
        ),
      );

      secrets.push(...secretsOf(operation, text));
    }

    const scan = scans.find(({ pageIndex }) => pageIndex === page.index);

    for (const { operation, text, areas: boxes } of scan === undefined
      ? []
      : findScannedHits(scan, here.filter(isTextRedaction))) {
      for (const pagesFound of [found, foundInPictures]) {
        pagesFound.set(operation.id, [...(pagesFound.get(operation.id) ?? []), page.index]);
      }

      areas.push(...boxes.map((corners) => areaOfText(corners, operation)));
      secrets.push(...secretsOf(operation, text));
    }

    const remembered = areas.filter(
      ({ operation }) => operation.kind === 'redact.area' && operation.elsewhere,
    );
    secrets.push(...wordsUnder(glyphs, remembered, fonts));

    if (areas.length > 0) {
      const chosen = hits.flatMap((hit) => hit.glyphs.map((index) => glyphs[index]!));
      pages.push({ pageIndex: page.index, areas, hits, chosen });
    }
  }

  return { pages, secrets, patterns: [...patterns], found, foundInPictures };

  /** Texts that a pattern has found; a text is a secret whether it was found or not. */
  function secretsOf(operation: TextRedaction, text: string): readonly PageSecret[] {
    return operation.kind === 'redact.text'
      ? []
      : secretsOfMatch(text).map((each) => ({
          ...each,
          operation: operation.id,
          pages: clearedPages(operation),
        }));
  }

  function isExcepted({ except = [] }: TextRedaction, pageIndex: number, number: number): boolean {
    return except.some(({ page, hit }) => hit === number && indexOf(page) === pageIndex);
  }

  /** Pages that show nothing of an operation any more. */
  function clearedPages(operation: TextRedaction): ReadonlySet<number> {
    const kept = new Set((operation.except ?? []).map(({ page }) => indexOf(page)));

    return new Set([...pagesOf.get(operation)!].filter((index) => !kept.has(index)));
  }
}

function areaOfText(corners: Corners, operation: TextRedaction): CoveredArea {
  return { corners, leastShare: textShare, takesAnnotations: false, color: operation.cover, operation };
}

/** True for a redaction that searches for its text. */
export function isTextRedaction(operation: Redaction): operation is TextRedaction {
  return operation.kind !== 'redact.area';
}

/** Keys of the pages that an operation searches or covers; undefined for all. */
function keysOf(operation: Redaction): readonly string[] | undefined {
  return operation.kind === 'redact.area' ? [operation.page] : operation.pages;
}

function secretOf({ text, matchCase, wholeWords }: Secret): Secret {
  return { text, matchCase, wholeWords };
}

function areasDrawn(operation: Extract<Redaction, { kind: 'redact.area' }>, space: PageSpace): CoveredArea[] {
  return operation.areas.map(({ left, top, width, height }) => ({
    corners: cornersOfPoints(
      space.toUser([
        { x: left, y: top },
        { x: left + width, y: top },
        { x: left + width, y: top + height },
        { x: left, y: top + height },
      ]),
    ),
    leastShare: areaShare,
    takesAnnotations: true,
    color: operation.cover,
    operation,
  }));
}

function cornersOfPoints(coordinates: readonly number[]): Corners {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => [
    coordinates[index * 2]!,
    coordinates[index * 2 + 1]!,
  ]);
}

/** A level area that also holds the ink of its letters which reaches beyond it, such as a swash. */
function grownAround(corners: Corners, ink: readonly Corners[]): Corners {
  const [left, bottom, right, top] = boundsOf(corners);
  const isLevel = corners.every(([x, y]) => (x === left || x === right) && (y === bottom || y === top));
  const own = ink.map(boundsOf).filter(([x1, y1, x2, y2]) => {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];

    return x > left && x < right && y > bottom && y < top;
  });

  return isLevel
    ? cornersOf([
        Math.min(left, ...own.map(([x]) => x)),
        Math.min(bottom, ...own.map(([, y]) => y)),
        Math.max(right, ...own.map(([, , x]) => x)),
        Math.max(top, ...own.map(([, , , y]) => y)),
      ])
    : corners;
}

/** Digits from which a number is searched for without its separators, too. */
const leastDigits = 7;

function secretsOfMatch(text: string): readonly Secret[] {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
  const isNumber = (text.match(/\d/g) ?? []).length >= leastDigits && plain !== text;

  return [text, ...(isNumber ? [plain] : [])].map((each) => ({
    text: each,
    matchCase: false,
    wholeWords: true,
  }));
}

/** Words of the areas that a person has drawn. They may remain in the content of pages. */
function wordsUnder(
  glyphs: readonly Glyph[],
  areas: readonly CoveredArea[],
  fonts: MeasuredFonts,
): readonly PageSecret[] {
  const [area] = areas;

  if (area === undefined) {
    return [];
  }

  const isCovered = (glyph: Glyph) => {
    const ink = inkOf(glyph, fonts);

    return areas.some(({ corners, leastShare }) => overlapShare(ink, corners) >= leastShare);
  };

  return wordsOf(glyphs, isCovered).map((text) => ({
    text,
    matchCase: false,
    wholeWords: true,
    operation: area.operation.id,
    pages: new Set(),
  }));
}
