import type { PdfDocument } from '@octavo/pdf/document';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { PdfDict } from '@octavo/pdf/objects';
import { type PaintState, type PaintStates, readPaintStates } from './paint-states.ts';

/** States of the drawings of one page, read when they are first needed. */
export class PageStates {
  readonly #document: PdfDocument;
  readonly #drawings = new Map<ContentDrawing, PaintStates>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  of({ drawing, range, matrix }: Pick<PaintedObject, 'drawing' | 'range' | 'matrix'>): PaintState {
    // A path that starts twice has no state of its own, and can still be changed where it is.
    return this.in(drawing).states.get(range.index) ?? { step: null, matrix, isInText: true };
  }

  in(drawing: ContentDrawing): PaintStates {
    const states =
      this.#drawings.get(drawing) ?? readPaintStates(drawing, (name) => this.#maskOf(drawing, name));
    this.#drawings.set(drawing, states);

    return states;
  }

  #maskOf({ resources }: ContentDrawing, name: string): 'mask' | 'no-mask' | null {
    const states = this.#document.dict(resources?.get('ExtGState') ?? null);
    const state = this.#document.dict(states?.get(name) ?? null);
    const mask = state === null ? null : this.#document.get(state, 'SMask');

    return mask === null ? null : mask instanceof PdfDict ? 'mask' : 'no-mask';
  }
}
