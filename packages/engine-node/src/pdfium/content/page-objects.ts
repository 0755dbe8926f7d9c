import { drawnAnnotationMark } from '@octavo/pdf/content/annotations/draw-annotations';
import { firstOfForms } from '@octavo/pdf/content/tag-elements';
import { identity, type Matrix, multiply } from '@octavo/pdf/matrix';
import type { Pdfium } from '../library.ts';
import type { Scratch } from './scratch.ts';

/** FPDF_PAGEOBJ_… */
export const objectKind = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** An object of a page, including those inside forms, in painting order. */
export interface PdfiumObject {
  /** FPDF_PAGEOBJECT. */
  readonly handle: number;
  readonly kind: number;
  /** Index in the painting order. */
  readonly order: number;
  /** Maps the space of its content stream to the user space of the page. */
  readonly matrix: Matrix;
  /** MCID, -1 for none. */
  readonly markedContent: number;
  readonly artifact: boolean;
  /** Index of the annotation on the page that this object was drawn for, -1 for page content. */
  readonly annotation: number;
}

/** Most levels of nested forms; deeper nesting is a loop or an attack. */
const deepestForm = 16;

/** More objects than on any real page; those painted after are left out of the model. */
const mostObjects = 200_000;

/** All objects of a page in the order they are painted. */
export function objectsOf(pdfium: Pdfium, page: number, scratch: Scratch): PdfiumObject[] {
  const objects: PdfiumObject[] = [];
  const count = pdfium.FPDFPage_CountObjects(page);

  for (let index = 0; index < count && objects.length < mostObjects; index += 1) {
    add(
      pdfium.FPDFPage_GetObject(page, index),
      identity,
      { content: -1, artifact: false, annotation: -1 },
      0,
    );
  }

  return objects;

  function add(handle: number, matrix: Matrix, around: ContentMarks, depth: number): void {
    if (handle === 0) {
      return;
    }

    const kind = pdfium.FPDFPageObj_GetType(handle);
    const marks = marksOf(pdfium, handle, scratch, around, depth);

    if (kind !== objectKind.form) {
      const { content, ...rest } = marks;
      objects.push({ handle, kind, order: objects.length, matrix, markedContent: content, ...rest });

      return;
    }

    if (depth >= deepestForm) {
      return;
    }

    const inner = multiply(matrixOf(pdfium, handle, scratch), matrix);
    const parts = pdfium.FPDFFormObj_CountObjects(handle);

    for (let index = 0; index < parts && objects.length < mostObjects; index += 1) {
      add(pdfium.FPDFFormObj_GetObject(handle, index), inner, marks, depth + 1);
    }
  }
}

interface ContentMarks {
  readonly content: number;
  readonly artifact: boolean;
  readonly annotation: number;
}

/** Innermost marked content around an object; unmarked content of a form inherits that of the form. */
function marksOf(
  pdfium: Pdfium,
  handle: number,
  scratch: Scratch,
  around: ContentMarks,
  depth: number,
): ContentMarks {
  const count = pdfium.FPDFPageObj_CountMarks(handle);
  let { artifact, annotation } = around;

  for (let index = 0; index < count; index += 1) {
    const name = nameOf(pdfium, pdfium.FPDFPageObj_GetMark(handle, index), scratch);
    artifact ||= name === 'Artifact';

    if (depth === 0 && name.startsWith(drawnAnnotationMark)) {
      annotation = Number(name.slice(drawnAnnotationMark.length));
    }
  }

  const own = count === 0 ? -1 : pdfium.FPDFPageObj_GetMarkedContentID(handle);

  return { content: own < 0 ? around.content : own + (depth === 0 ? 0 : firstOfForms), artifact, annotation };
}

/** Longer than any mark name we use. */
const nameBytes = 64;

function nameOf(pdfium: Pdfium, mark: number, scratch: Scratch): string {
  const length = scratch.at(32);

  if (!pdfium.FPDFPageObjMark_GetName(mark, scratch.pointer, nameBytes, length)) {
    return '';
  }

  const bytes = scratch.int(32);

  return bytes > nameBytes ? '' : scratch.wideText(bytes);
}

/** The matrix of an object: of a form from its content, of an image from the unit square. */
export function matrixOf(pdfium: Pdfium, handle: number, scratch: Scratch): Matrix {
  if (!pdfium.FPDFPageObj_GetMatrix(handle, scratch.pointer)) {
    return identity;
  }

  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = scratch.floats(6);

  return [a, b, c, d, e, f];
}
