import type { PdfDocument } from '@octavo/pdf/document';
import { isDocumentError } from '@octavo/pdf/document-error';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { isName, type PdfDict } from '@octavo/pdf/objects';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { flagsOf, hidden } from './annotation-flags.ts';
import { appearancePaints, type Paint } from './annotation-paints.ts';
import { coveredPoints, type DarkShape, pointCount } from './dark-shape.ts';
import { defaultPaints } from './default-paints.ts';
import { luminance, type Rgb } from './luminance.ts';
import { common } from './rectangles.ts';
import { inkOf, type SignedInk } from './signed-ink.ts';

/** Further flags of annotations (ISO 32000-2, table 167). */
const print = 4;
const fixedSize = 8 | 16;
const noView = 32;
const toggleNoView = 256;

/** Share of its contrast that a letter keeps under all tints, so that it can be read: that of three highlighters. */
const leastContrast = 0.2;

const black: Rgb = [0, 0, 0];

/** Difference from white up to which ink stands on something dark. */
const whiteTo = 0.02;

/** Share of a letter that pens may cover, so that it can be read. */
const mostBlackened = 0.65;

/** Paint that an annotation may have over signed ink. */
export interface PermittedPaint {
  /** True for the value of a field, whose text may touch what is printed around it. */
  readonly isValue?: boolean;
  /** True to leave the appearance aside, which readers replace by their own. */
  readonly isRedrawn?: boolean;
}

/**
 * Finds annotations that hide signed content. Over a letter, an annotation may draw thin dark lines, as a pen does, and
 * pale tints that multiply or are sheer, as a highlighter does; over a picture also dark text. Anything else hides what
 * is below.
 */
export class ContentCover {
  readonly #signed: PdfDocument;
  readonly #later: PdfDocument;
  readonly #interpreters = new Map<PdfDocument, PageInterpreter>();
  readonly #ink = new Map<number, readonly SignedInk[]>();
  readonly #kept = new Map<SignedInk, Rgb>();
  readonly #blackened = new Map<SignedInk, ReadonlySet<number>>();

  constructor(signed: PdfDocument, later: PdfDocument) {
    this.#signed = signed;
    this.#later = later;
  }

  /** True when an annotation of the signed revision hid ink of its page; with it gone, the page shows another text. */
  hid(pageIndex: number, annotation: PdfDict, owner: number | null): boolean {
    return this.#covers(this.#signed, pageIndex, annotation, { owner });
  }

  /** True when an annotation of the later revision hides signed ink of its page. */
  hides(
    pageIndex: number,
    annotation: PdfDict,
    owner: number | null,
    permitted: PermittedPaint = {},
  ): boolean {
    return this.#covers(this.#later, pageIndex, annotation, { owner, ...permitted });
  }

  #covers(
    document: PdfDocument,
    pageIndex: number,
    annotation: PdfDict,
    { owner, isValue = false, isRedrawn = false }: PermittedPaint & { readonly owner: number | null },
  ): boolean {
    if (isUnseen(flagsOf(document, annotation, owner))) {
      return false;
    }

    try {
      const paints = isRedrawn
        ? defaultPaints(document, annotation)
        : this.#paintsOf(document, pageIndex, annotation);

      return paints.length > 0 && this.#touches(paints, pageIndex, owner, isValue, document === this.#later);
    } catch (error) {
      if (isDocumentError(error)) {
        // Content that no reader could show may hide anything.
        return true;
      }

      throw error;
    }
  }

  #paintsOf(document: PdfDocument, pageIndex: number, annotation: PdfDict): readonly Paint[] {
    const page = document.pages[pageIndex];

    if (page === undefined) {
      return [];
    }

    const paints = appearancePaints(document, this.#interpreterOf(document), page, annotation);

    // An annotation that keeps its size when the page is zoomed out covers more than its rectangle; only note icons do.
    return paints !== null && paints.length > 0 && keepsSize(document, annotation)
      ? [{ bounds: page.mediaBox, look: 'opaque' }]
      : (paints ?? defaultPaints(document, annotation));
  }

  #touches(
    paints: readonly Paint[],
    pageIndex: number,
    owner: number | null,
    isValue: boolean,
    counts: boolean,
  ): boolean {
    const ink = this.#inkOf(pageIndex).filter((own) => owner === null || own.owner !== owner);

    return paints.some((paint) => {
      const { bounds, look } = paint;

      if (look === 'line') {
        return this.#blackens(paint.shape, bounds, ink, counts);
      }

      if (look === 'text' && isValue) {
        return false;
      }

      return ink.some((own) => {
        if (common(bounds, own.bounds) === null) {
          return false;
        }

        if (look === 'tint') {
          const kept = product(this.#kept.get(own) ?? [1, 1, 1], paint.kept);

          if (counts) {
            this.#kept.set(own, kept);
          }

          return contrastOf(own.colour, kept) < leastContrast;
        }

        return look === 'opaque' || !own.isPicture;
      });
    });
  }

  /** True when a pen covers most of a letter, with all that was drawn over it before. */
  #blackens(shape: DarkShape, bounds: PdfRectangle, ink: readonly SignedInk[], counts: boolean): boolean {
    return ink.some((own) => {
      if (own.isPicture || common(bounds, own.area) === null) {
        return false;
      }

      const covered = new Set([...coveredPoints(shape, own.area), ...(this.#blackened.get(own) ?? [])]);

      if (counts) {
        this.#blackened.set(own, covered);
      }

      return covered.size > mostBlackened * pointCount;
    });
  }

  #inkOf(pageIndex: number): readonly SignedInk[] {
    const known = this.#ink.get(pageIndex);

    if (known !== undefined) {
      return known;
    }

    const page = this.#signed.pages[pageIndex];
    const ink = page === undefined ? [] : inkOf(this.#signed, this.#interpreterOf(this.#signed), page);
    this.#ink.set(pageIndex, ink);

    return ink;
  }

  #interpreterOf(document: PdfDocument): PageInterpreter {
    const known = this.#interpreters.get(document);

    if (known !== undefined) {
      return known;
    }

    const made = new PageInterpreter(document, { codeMaps: new CodeMaps(() => null) });
    this.#interpreters.set(document, made);

    return made;
  }
}

function product([red, green, blue]: Rgb, [byRed, byGreen, byBlue]: Rgb): Rgb {
  return [red * byRed, green * byGreen, blue * byBlue];
}

/** Share of its contrast with the paper that ink keeps; ink of unknown colour counts as black, white as on black. */
function contrastOf(colour: Rgb | null, kept: Rgb): number {
  const [red, green, blue] = colour ?? black;
  const onPaper: Rgb = [1 - red, 1 - green, 1 - blue];
  const before: Rgb = luminance(onPaper) > whiteTo ? onPaper : [red, green, blue];

  return luminance(product(before, kept)) / luminance(before);
}

/** True for an annotation that shows neither on the screen nor on paper. */
function isUnseen(flags: number): boolean {
  const isNeverViewed = (flags & noView) !== 0 && (flags & (print | toggleNoView)) === 0;

  return (flags & hidden) !== 0 || isNeverViewed;
}

function keepsSize(document: PdfDocument, annotation: PdfDict): boolean {
  const flags = document.get(annotation, 'F');
  const isNote = isName(document.get(annotation, 'Subtype'), 'Text');

  return !isNote && typeof flags === 'number' && (flags & fixedSize) !== 0;
}
