import { eachOperator } from '../../content/content-operators.ts';
import type { MeasuredFont } from '../../content/fonts/measured-font.ts';
import { isName, PdfDict, PdfName, type PdfObject, PdfRef } from '../../objects.ts';
import { ContentEdits } from '../cut/content-edits.ts';
import { type ContentState, initialState, setParameter } from '../cut/content-state.ts';
import { closeMark, noteContent, type OpenMark, withoutTexts } from '../cut/open-marks.ts';
import { operandText } from '../cut/operand-text.ts';
import { TextCutter } from '../cut/text-cutter.ts';

/** Resources of a content stream as far as layers need them. */
export interface LayerNames {
  /** State of a property list; null when it is no layer. */
  stateOf(propertyList: string): 'shown' | 'hidden' | null;
  /** True for an XObject of a hidden layer. */
  isHiddenObject(name: string): boolean;
  propertiesOf(name: string): PdfDict | null;
  fontOf(name: string): MeasuredFont;
}

/** Names of one resource category, by the content that uses them. */
export interface NameUses {
  /** Names that hidden layers use. */
  readonly hidden: Set<string>;
  /** Names that the rest uses. */
  readonly shown: Set<string>;
}

export interface FlatContent {
  /** Null when the content belongs to no layer. */
  readonly content: Uint8Array | null;
  readonly objects: NameUses;
  readonly propertyLists: NameUses;
  /** Numbers of marked content that lost a part; true when something of it is kept. */
  readonly marks: ReadonlyMap<number, boolean>;
}

interface LayerMark extends OpenMark {
  readonly kind: 'kept' | 'shown' | 'hidden' | 'dropped';
  /** Name of its property list; null for one that is written in the content. */
  readonly list: string | null;
}

const pathPainting: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 's', 'S']);
const plainPainting: ReadonlySet<string> = new Set(['sh', 'BI', 'EI']);

/**
 * Removes the marks of layers from a content stream, and what hidden layers paint, with the texts that stand for it.
 * Their other operators stay, because they also change the state of what follows (ISO 32000-2, 8.11.3.2).
 */
export function flatContent(content: Uint8Array, names: LayerNames): FlatContent {
  const flattener = new ContentFlattener(content, names);
  eachOperator(content, (operator, operands, _, end) => flattener.take(operator, operands, end));

  return flattener.finish();
}

class ContentFlattener {
  readonly #names: LayerNames;
  readonly #edits: ContentEdits;
  readonly #open: LayerMark[] = [];
  readonly #marks = new Map<number, boolean>();
  readonly #objects: NameUses = { hidden: new Set(), shown: new Set() };
  readonly #propertyLists: NameUses = { hidden: new Set(), shown: new Set() };
  readonly #saved: ContentState[] = [];
  /** Removes the text of hidden layers, wherever it is. */
  readonly #text = new TextCutter({ isGlyphRemoved: () => this.#hiddenMarks > 0 });
  #state = initialState();
  #hiddenMarks = 0;
  #lastEnd = 0;

  constructor(content: Uint8Array, names: LayerNames) {
    this.#names = names;
    this.#edits = new ContentEdits(content);
  }

  take(operator: string, operands: readonly PdfObject[], end: number): void {
    const start = this.#lastEnd;
    this.#lastEnd = end;

    if (
      setParameter(this.#state, operator, operands) ||
      this.#text.position(operator, operands, this.#state)
    ) {
      return;
    }

    const text = this.#replacement(operator, operands, { start, end });

    if (text !== null) {
      this.#edits.replace(start, end, text);
    }
  }

  finish(): FlatContent {
    while (this.#open.length > 0) {
      this.#closeMark();
    }

    return {
      content: this.#edits.isEmpty ? null : this.#edits.apply(),
      objects: this.#objects,
      propertyLists: this.#propertyLists,
      marks: this.#marks,
    };
  }

  /** Operators in place of one with its operands; null when it stays. */
  #replacement(
    operator: string,
    operands: readonly PdfObject[],
    range: { readonly start: number; readonly end: number },
  ): string | null {
    switch (operator) {
      case 'q':
        this.#saved.push({ ...this.#state });
        return null;
      case 'Q':
        this.#state = this.#saved.pop() ?? this.#state;
        return null;
      case 'Tf':
        this.#setFont(operands);
        return null;
      case 'BMC':
      case 'BDC':
        return this.#openMark(operands, range);
      case 'EMC':
        return this.#closeMark();
      case 'Do':
        return this.#paintObject(operands.at(-1) ?? null);
      case 'Tj':
      case 'TJ':
      case "'":
      case '"':
        return this.#showText(operator, operands, range.start);
      default:
        return this.#paint(operator);
    }
  }

  #paint(operator: string): string | null {
    const isPath = pathPainting.has(operator);

    if (!isPath && !plainPainting.has(operator)) {
      return null;
    }

    const isHidden = this.#hiddenMarks > 0;
    this.#note(isHidden);

    return isHidden ? (isPath ? 'n' : '') : null;
  }

  #note(isHidden: boolean): void {
    noteContent(this.#open, { kept: !isHidden, removed: isHidden });
  }

  #setFont(operands: readonly PdfObject[]): void {
    const [name = null, size] = operands.slice(-2);
    this.#state.font = name instanceof PdfName ? this.#names.fontOf(name.value) : null;
    this.#state.size = typeof size === 'number' ? size : 0;
  }

  /** Text that follows hidden text without a position of its own starts where that text ended. */
  #showText(operator: string, operands: readonly PdfObject[], start: number): string | null {
    const isHidden = this.#hiddenMarks > 0;
    this.#note(isHidden);

    // The glyphs of text that nothing moves need not be measured.
    if (!isHidden && !this.#text.hasGap && (operator === 'Tj' || operator === 'TJ')) {
      return null;
    }

    const { before, replacement } = this.#text.show(operator, operands, this.#state);

    if (before !== '') {
      this.#edits.insert(start, before);
    }

    return replacement;
  }

  #openMark(
    [tag = null, properties = null]: readonly PdfObject[],
    range: { readonly start: number; readonly end: number },
  ): string | null {
    const list = properties instanceof PdfName ? properties.value : null;
    const state = isName(tag, 'OC') && list !== null ? this.#names.stateOf(list) : null;
    const dict = list === null ? properties : this.#names.propertiesOf(list);
    const mark = {
      ...range,
      tag,
      list,
      properties: dict instanceof PdfDict ? dict : null,
      hasKept: false,
      hasRemoved: false,
    };

    if (state !== null) {
      this.#open.push({ ...mark, kind: state });
      this.#hiddenMarks += state === 'hidden' ? 1 : 0;

      return '';
    }

    if (this.#hiddenMarks === 0) {
      this.#open.push({ ...mark, kind: 'kept' });

      return null;
    }

    const id = mark.properties?.get('MCID');
    this.#open.push({ ...mark, properties: null, kind: typeof id === 'number' ? 'kept' : 'dropped' });
    this.#noteList(list, true);

    if (typeof id !== 'number') {
      return '';
    }

    // The tag tree refers to the mark by its number; its other entries may repeat the hidden text.
    this.#marks.set(id, this.#marks.get(id) ?? false);

    return `/Span<</MCID ${id}>>BDC`;
  }

  #closeMark(): string | null {
    const mark = closeMark(this.#open);

    if (mark === undefined) {
      return null;
    }

    this.#hiddenMarks -= mark.kind === 'hidden' ? 1 : 0;

    if (mark.kind === 'kept' && mark.properties !== null) {
      this.#cleanTexts(mark, mark.properties);
    }

    return mark.kind === 'kept' ? null : '';
  }

  /** Removes the texts of a mark around a hidden layer. */
  #cleanTexts({ start, end, tag, list, hasKept, hasRemoved }: LayerMark, properties: PdfDict): void {
    const cleaned = hasRemoved ? withoutTexts(properties, hasKept) : null;
    const id = properties.get('MCID');
    this.#noteList(list, cleaned !== null);

    if (hasRemoved && typeof id === 'number') {
      this.#marks.set(id, hasKept || this.#marks.get(id) === true);
    }

    if (cleaned !== null) {
      this.#edits.replace(start, end, `${operandText(tag)} ${operandText(directPart(cleaned))} BDC`);
    }
  }

  #noteList(list: string | null, isHidden: boolean): void {
    if (list !== null) {
      this.#propertyLists[isHidden ? 'hidden' : 'shown'].add(list);
    }
  }

  #paintObject(name: PdfObject): string | null {
    if (!(name instanceof PdfName)) {
      return null;
    }

    const isHidden = this.#hiddenMarks > 0 || this.#names.isHiddenObject(name.value);
    this.#objects[isHidden ? 'hidden' : 'shown'].add(name.value);
    this.#note(isHidden);

    return isHidden ? '' : null;
  }
}

/** Property lists in the content hold direct objects only (14.6.2). */
function directPart(list: PdfDict): PdfDict {
  return new PdfDict(
    [...list.entries].filter(([, value]) => !(value instanceof PdfRef || value instanceof PdfDict)),
  );
}
