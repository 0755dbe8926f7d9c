import { binaryToBytes, bytesToBinary } from '../../bytes/binary.ts';
import { eachOperator } from '../../content/content-operators.ts';
import { isName, PdfDict, PdfName, type PdfObject } from '../../objects.ts';
import { numbers } from '../number-text.ts';

/** Optional content that a content stream names. */
export interface LayerNames {
  /** State of a property list; null when it is no layer. */
  stateOf(propertyList: string): 'shown' | 'hidden' | null;
  /** True for an XObject of a hidden layer. */
  isHiddenObject(name: string): boolean;
}

export interface FlatContent {
  /** Null when the content belongs to no layer. */
  readonly content: Uint8Array | null;
  /** Names of XObjects that hidden layers paint, and of those that the rest paints. */
  readonly hidden: ReadonlySet<string>;
  readonly shown: ReadonlySet<string>;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Mark = 'kept' | 'shown' | 'hidden' | 'dropped';

const pathPainting: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 's', 'S']);
const plainPainting: ReadonlySet<string> = new Set(['sh', 'BI', 'EI', 'Tj', 'TJ']);

/**
 * Removes the marks of layers from a content stream, and what hidden layers paint. Their other operators stay,
 * because they also change the state of what follows (ISO 32000-2, 8.11.3.2).
 */
export function flatContent(content: Uint8Array, names: LayerNames): FlatContent {
  const flattener = new ContentFlattener(names);
  eachOperator(content, (operator, operands, start, end) => flattener.take(operator, operands, start, end));

  return {
    content: flattener.edits.length === 0 ? null : edited(content, flattener.edits),
    hidden: flattener.hidden,
    shown: flattener.shown,
  };
}

class ContentFlattener {
  readonly edits: Edit[] = [];
  readonly hidden = new Set<string>();
  readonly shown = new Set<string>();
  readonly #names: LayerNames;
  readonly #marks: Mark[] = [];
  #hiddenMarks = 0;
  #lastEnd = 0;

  constructor(names: LayerNames) {
    this.#names = names;
  }

  take(operator: string, operands: readonly PdfObject[], _start: number, end: number): void {
    const text = this.#replacement(operator, operands);

    if (text !== null) {
      this.edits.push({ start: this.#lastEnd, end, text });
    }

    this.#lastEnd = end;
  }

  /** Operators in place of one with its operands; null when it stays. */
  #replacement(operator: string, operands: readonly PdfObject[]): string | null {
    switch (operator) {
      case 'BMC':
      case 'BDC':
        return this.#open(operands);
      case 'EMC':
        return this.#close();
      case 'Do':
        return this.#paintObject(operands.at(-1) ?? null);
    }

    if (this.#hiddenMarks === 0) {
      return null;
    }

    if (pathPainting.has(operator)) {
      return 'n';
    }

    if (operator === "'") {
      return 'T*';
    }

    if (operator === '"') {
      const [word, character] = operands.map((operand) => (typeof operand === 'number' ? operand : 0));

      return `${numbers(word ?? 0)} Tw ${numbers(character ?? 0)} Tc T*`;
    }

    return plainPainting.has(operator) ? '' : null;
  }

  #open([tag = null, properties = null]: readonly PdfObject[]): string | null {
    const state =
      isName(tag, 'OC') && properties instanceof PdfName ? this.#names.stateOf(properties.value) : null;

    if (state !== null) {
      this.#marks.push(state);
      this.#hiddenMarks += state === 'hidden' ? 1 : 0;

      return '';
    }

    if (this.#hiddenMarks === 0 || properties instanceof PdfName) {
      this.#marks.push('kept');

      return null;
    }

    const id = properties instanceof PdfDict ? properties.get('MCID') : null;
    this.#marks.push(typeof id === 'number' ? 'kept' : 'dropped');

    // The tag tree refers to the mark by its number; its other entries may repeat the hidden text.
    return typeof id === 'number' ? `/Span<</MCID ${id}>>BDC` : '';
  }

  #close(): string | null {
    const mark = this.#marks.pop() ?? 'kept';
    this.#hiddenMarks -= mark === 'hidden' ? 1 : 0;

    return mark === 'kept' ? null : '';
  }

  #paintObject(name: PdfObject): string | null {
    if (!(name instanceof PdfName)) {
      return null;
    }

    const isHidden = this.#hiddenMarks > 0 || this.#names.isHiddenObject(name.value);
    (isHidden ? this.hidden : this.shown).add(name.value);

    return isHidden ? '' : null;
  }
}

function edited(content: Uint8Array, edits: readonly Edit[]): Uint8Array {
  const parts: string[] = [];
  let at = 0;

  for (const { start, end, text } of edits) {
    parts.push(bytesToBinary(content.subarray(at, start)), ` ${text} `);
    at = end;
  }

  return binaryToBytes([...parts, bytesToBinary(content.subarray(at))].join(''));
}
