import { PdfName, type PdfObject } from '../../objects.ts';
import type { ContentEdits } from './content-edits.ts';
import type { ContentState } from './content-state.ts';
import type { UsedResources } from './used-resources.ts';

/** Patterns of a content stream: those that paint only what is removed are not set either. */
export class CutPatterns {
  readonly #used: UsedResources;
  readonly #edits: ContentEdits;
  readonly #set: { readonly name: string; readonly start: number; readonly end: number }[] = [];

  constructor(used: UsedResources, edits: ContentEdits) {
    this.#used = used;
    this.#edits = edits;
  }

  /** Follows an operator that sets a colour; `start` and `end` include its operands. */
  setColor(
    state: ContentState,
    operator: string,
    value: PdfObject,
    { start, end }: { readonly start: number; readonly end: number },
  ): void {
    const name = value instanceof PdfName && /^sc/i.test(operator) ? value.value : null;
    const isStroke = operator === operator.toUpperCase();
    state[isStroke ? 'strokePattern' : 'fillPattern'] = name;

    if (name !== null) {
      this.#set.push({ name, start, end });
    }
  }

  /** Notes that the patterns of the state paint something that is kept. */
  use({ fillPattern, strokePattern }: ContentState, fills: boolean, strokes: boolean): void {
    for (const name of [fills ? fillPattern : null, strokes ? strokePattern : null]) {
      if (name !== null) {
        this.#used.use('Pattern', name);
      }
    }
  }

  removeUnused(): void {
    for (const { name, start, end } of this.#set) {
      if (!this.#used.isUsed('Pattern', name)) {
        this.#edits.remove(start, end);
      }
    }
  }
}
