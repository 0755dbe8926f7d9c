import { PdfName, type PdfObject } from '../../objects.ts';
import type { ContentEdits } from './content-edits.ts';
import type { CutContext } from './cut-context.ts';
import { closeMark, noteContent, type OpenMark, withoutTexts } from './open-marks.ts';
import { nameText, operandText } from './operand-text.ts';
import type { UsedResources } from './used-resources.ts';

/** Marked content of a content stream: removes the texts that stand for content that is removed. */
export class CutMarks {
  readonly #context: CutContext;
  readonly #used: UsedResources;
  readonly #edits: ContentEdits;
  readonly #open: OpenMark[] = [];

  constructor(context: CutContext, used: UsedResources, edits: ContentEdits) {
    this.#context = context;
    this.#used = used;
    this.#edits = edits;
  }

  /** Notes what becomes of content inside the open marks. */
  note(content: { readonly kept: boolean; readonly removed: boolean }): void {
    noteContent(this.#open, content);
  }

  open(operands: readonly PdfObject[], start: number, end: number): void {
    const [tag = null, list = null] = operands;
    const named = list instanceof PdfName ? this.#used.find('Properties', list.value) : list;
    const properties = this.#context.changes.dict(named);
    this.#open.push({ start, end, tag, properties, hasKept: false, hasRemoved: false });

    if (list instanceof PdfName) {
      this.#used.use('Properties', list.value);
    }
  }

  close(): void {
    const mark = closeMark(this.#open);

    // Text that stands for nothing on the page may stand for what an editor left out of it.
    if (mark === undefined || mark.properties === null || (mark.hasKept && !mark.hasRemoved)) {
      return;
    }

    const { start, end, tag, properties, hasKept, hasRemoved } = mark;
    const { changes } = this.#context;
    const number = changes.get(properties, 'MCID');

    if (typeof number === 'number' && hasRemoved) {
      this.#context.noteMark(number, hasKept);
    }

    const cleaned = withoutTexts(properties, hasKept);

    if (cleaned !== null) {
      const name = this.#used.add('Properties', changes.add(cleaned));
      this.#edits.replace(start, end, `${operandText(tag)} ${nameText(name)} BDC`);
    }
  }

  closeAll(): void {
    while (this.#open.length > 0) {
      this.close();
    }
  }
}
