import { eachOperator } from '../../content/content-operators.ts';
import { PdfName, type PdfObject, PdfStream } from '../../objects.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { ContentEdits } from './content-edits.ts';
import type { ContentState } from './content-state.ts';
import type { UsedResources } from './used-resources.ts';

/** Patterns of a content stream: those that paint only what is removed are not set either. */
export class CutPatterns {
  readonly #changes: ObjectChanges;
  readonly #used: UsedResources;
  readonly #edits: ContentEdits;
  readonly #set: { readonly name: string; readonly start: number; readonly end: number }[] = [];

  constructor(changes: ObjectChanges, used: UsedResources, edits: ContentEdits) {
    this.#changes = changes;
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

  /**
   * True when a pattern of the state paints pictures or text, of which a cut would leave all under an area.
   */
  showsContent({ fillPattern, strokePattern }: ContentState, fills: boolean, strokes: boolean): boolean {
    return [fills ? fillPattern : null, strokes ? strokePattern : null].some((name) => {
      const pattern = name === null ? null : this.#changes.resolve(this.#used.find('Pattern', name));
      const resources =
        pattern instanceof PdfStream ? this.#changes.dict(pattern.dict.get('Resources')) : null;
      const isFilled = (category: string) =>
        (this.#changes.dict(resources?.get(category) ?? null)?.entries.size ?? 0) > 0;

      return (
        pattern instanceof PdfStream &&
        (isFilled('XObject') || isFilled('Font') || hasInlineImage(this.#changes.document.decode(pattern)))
      );
    });
  }

  removeUnused(): void {
    for (const { name, start, end } of this.#set) {
      if (!this.#used.isUsed('Pattern', name)) {
        this.#edits.remove(start, end);
      }
    }
  }
}

function hasInlineImage(content: Uint8Array): boolean {
  let hasImage = false;
  eachOperator(content, (operator) => {
    hasImage ||= operator === 'BI' || operator === 'EI';
  });

  return hasImage;
}
