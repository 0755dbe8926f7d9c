import type { PdfDocument } from '@octavo/pdf/document';
import { isDocumentError } from '@octavo/pdf/document-error';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { isName, type PdfDict } from '@octavo/pdf/objects';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { appearancePaints, type Paint } from './annotation-paints.ts';
import { defaultPaints } from './default-paints.ts';
import { common } from './rectangles.ts';
import { inkOf, type SignedInk } from './signed-ink.ts';

/** Flags of annotations (ISO 32000-2, table 167). */
const hidden = 2;
const print = 4;
const fixedSize = 8 | 16;
const noView = 32;
const toggleNoView = 256;

/** Most tints over one letter, which then stays readable. */
const mostTints = 3;

/** Paint that an annotation may have over signed ink. */
export interface PermittedPaint {
  /** True for the value of a field, whose text may touch what is printed around it. */
  readonly isValue?: boolean;
}

/**
 * Finds annotations that hide signed content. Over a letter, an annotation may draw thin dark lines, as a pen does, and
 * pale tints that multiply, as a highlighter does; over a picture also dark text. Anything else hides what is below.
 */
export class ContentCover {
  readonly #signed: PdfDocument;
  readonly #later: PdfDocument;
  readonly #interpreters = new Map<PdfDocument, PageInterpreter>();
  readonly #ink = new Map<number, readonly SignedInk[]>();
  readonly #tints = new Map<SignedInk, number>();

  constructor(signed: PdfDocument, later: PdfDocument) {
    this.#signed = signed;
    this.#later = later;
  }

  /** True when an annotation of the signed revision hid ink of its page; with it gone, the page shows another text. */
  hid(pageIndex: number, annotation: PdfDict, owner: number | null): boolean {
    return this.#covers(this.#signed, pageIndex, annotation, { owner, isValue: false });
  }

  /** True when an annotation of the later revision hides signed ink of its page. */
  hides(
    pageIndex: number,
    annotation: PdfDict,
    owner: number | null,
    { isValue = false }: PermittedPaint = {},
  ): boolean {
    return this.#covers(this.#later, pageIndex, annotation, { owner, isValue });
  }

  #covers(
    document: PdfDocument,
    pageIndex: number,
    annotation: PdfDict,
    { owner, isValue }: { readonly owner: number | null; readonly isValue: boolean },
  ): boolean {
    if (isUnseen(document, annotation)) {
      return false;
    }

    try {
      const paints = this.#paintsOf(document, pageIndex, annotation);

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

    return paints.some(({ bounds, look }) => {
      if (look === 'line' || (look === 'text' && isValue)) {
        return false;
      }

      return ink.some((own) => {
        if (common(bounds, own.bounds) === null) {
          return false;
        }

        if (look === 'tint') {
          const tints = (this.#tints.get(own) ?? 0) + (counts ? 1 : 0);
          this.#tints.set(own, tints);

          return tints > mostTints;
        }

        return look === 'opaque' || !own.isPicture;
      });
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

/** True for an annotation that shows neither on the screen nor on paper. */
function isUnseen(document: PdfDocument, annotation: PdfDict): boolean {
  const value = document.get(annotation, 'F');
  const flags = typeof value === 'number' ? value : 0;
  const isNeverViewed = (flags & noView) !== 0 && (flags & (print | toggleNoView)) === 0;

  return (flags & hidden) !== 0 || isNeverViewed;
}

function keepsSize(document: PdfDocument, annotation: PdfDict): boolean {
  const flags = document.get(annotation, 'F');
  const isNote = isName(document.get(annotation, 'Subtype'), 'Text');

  return !isNote && typeof flags === 'number' && (flags & fixedSize) !== 0;
}
