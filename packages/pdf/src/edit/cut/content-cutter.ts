import { eachOperator } from '../../content/content-operators.ts';
import { cornersOf, cornersThrough } from '../../content/corners.ts';
import { intersection, isPathConstruction, OpenPath, pathPainting } from '../../content/path-bounds.ts';
import { isName, type PdfDict, PdfName, type PdfObject, type PdfRef, PdfStream } from '../../objects.ts';
import { ContentEdits } from './content-edits.ts';
import { type ContentState, setParameter, strokeMargin } from './content-state.ts';
import type { CutContext, CutForm } from './cut-context.ts';
import { cutImage, pictureNotCut } from './cut-image.ts';
import { CutMarks } from './cut-marks.ts';
import { CutPatterns } from './cut-patterns.ts';
import type { Remainder } from './cut-region.ts';
import { readInlineImage } from './inline-image.ts';
import { nameText } from './operand-text.ts';
import { nothingShows, type OperatorBytes, PathCutter } from './path-cutter.ts';
import { TextCutter } from './text-cutter.ts';
import { type UsedCategory, UsedResources } from './used-resources.ts';

export interface CutContent {
  /** Content without what lies in the region; null when nothing was removed. */
  readonly changed: Uint8Array | null;
  readonly used: UsedResources;
  /** Share of the content that remains. */
  readonly hasKept: boolean;
}

const unitSquare = [0, 0, 1, 1] as const;

/** Removes from a content stream what lies in the region of the context. */
export class ContentCutter {
  readonly #context: CutContext;
  readonly #cutForm: CutForm;
  readonly #content: Uint8Array;
  readonly #edits: ContentEdits;
  readonly #used: UsedResources;
  readonly #resources: PdfDict | null;
  readonly #text: TextCutter;
  readonly #depth: number;
  readonly #marks: CutMarks;
  readonly #saved: ContentState[] = [];
  readonly #patterns: CutPatterns;
  #state: ContentState;
  #path: OpenPath | null = null;
  readonly #pathCutter: PathCutter;
  #lostClip = false;
  #hasKept = false;
  #inlineStart = 0;

  constructor(
    context: CutContext,
    {
      content,
      resources,
      state,
      depth,
      cutForm,
    }: {
      readonly content: Uint8Array;
      readonly resources: PdfDict | null;
      readonly state: ContentState;
      readonly depth: number;
      readonly cutForm: CutForm;
    },
  ) {
    this.#context = context;
    this.#cutForm = cutForm;
    this.#content = content;
    this.#resources = resources;
    this.#state = { ...state };
    this.#depth = depth;
    this.#edits = new ContentEdits(content);
    this.#used = new UsedResources(context.changes, resources);
    this.#pathCutter = new PathCutter(context.region, this.#edits);
    this.#marks = new CutMarks(context, this.#used, this.#edits);
    this.#patterns = new CutPatterns(context.changes, this.#used, this.#edits);
    this.#text = new TextCutter(context.region);
  }

  cut(): CutContent {
    let from = 0;
    eachOperator(this.#content, (operator, operands, start, end) => {
      this.#operator(operator, operands, { from, start, end });
      from = end;
    });

    this.#marks.closeAll();
    this.#patterns.removeUnused();

    return {
      changed: this.#edits.isEmpty ? null : this.#edits.apply(),
      used: this.#used,
      hasKept: this.#hasKept,
    };
  }

  #operator(operator: string, operands: readonly PdfObject[], range: OperatorBytes): void {
    if (isPathConstruction(operator)) {
      if (this.#path === null) {
        this.#path = new OpenPath(range.from);
        this.#pathCutter.begin();
      }

      this.#path.add(operator, operands, this.#state.matrix);
      this.#pathCutter.addStep(operator, operands, range);

      return;
    }

    if (operator === 'W' || operator === 'W*') {
      if (this.#path !== null) {
        this.#path.clips = true;
        this.#pathCutter.setClip(operator, range);
      }

      return;
    }

    if (pathPainting.has(operator)) {
      this.#paintPath(operator, range);

      return;
    }

    if (this.#path !== null) {
      this.#path.isPure = false;
    }

    if (
      setParameter(this.#state, operator, operands) ||
      this.#text.position(operator, operands, this.#state)
    ) {
      return;
    }

    this.#otherOperator(operator, operands, range);
  }

  #otherOperator(operator: string, operands: readonly PdfObject[], range: OperatorBytes): void {
    switch (operator) {
      case 'q':
        this.#saved.push({ ...this.#state });
        break;
      case 'Q':
        this.#state = this.#saved.pop() ?? this.#state;
        break;
      case 'Tf':
        this.#setFont(operands);
        break;
      case 'Tj':
      case 'TJ':
      case "'":
      case '"':
        this.#showText(operator, operands, range);
        break;
      case 'ET':
        this.#endText(range);
        break;
      case 'Do':
        this.#paintObject(operands.at(-1) ?? null, range);
        break;
      case 'BI':
        this.#inlineStart = range.from;
        break;
      case 'EI':
        this.#paintInlineImage(operands, range);
        break;
      case 'sh':
        this.#paintShading(operands.at(-1) ?? null, range);
        break;
      case 'gs':
        this.#setGraphicsState(operands.at(-1) ?? null, range);
        break;
      case 'scn':
      case 'SCN':
      case 'g':
      case 'G':
      case 'rg':
      case 'RG':
      case 'k':
      case 'K':
      case 'cs':
      case 'CS':
        this.#patterns.setColor(this.#state, operator, operands.at(-1) ?? null, {
          start: range.from,
          end: range.end,
        });
        break;
      case 'BMC':
      case 'BDC':
        this.#marks.open(operands, range.from, range.end);
        break;
      case 'EMC':
        this.#marks.close();
        break;
      case 'DP':
        this.#useName('Properties', operands.at(-1) ?? null);
        break;
    }
  }

  /** Counts content for the marks around it, and removes it when nothing of it remains. */
  #settle(remainder: Remainder, remove: () => void): boolean {
    const isKept = remainder !== 'none';
    this.#marks.note({ kept: isKept, removed: remainder !== 'all' });
    this.#hasKept ||= isKept;

    if (!isKept) {
      remove();
    }

    return isKept;
  }

  #paintPath(operator: string, range: OperatorBytes): void {
    const path = this.#path;
    this.#path = null;

    if (path === null || path.bounds === null) {
      return;
    }

    const { bounds, clips } = path;
    const strokes = /^[sSbB]/.test(operator);
    const corners = cornersOf(bounds);

    if (clips) {
      this.#state.clip = intersection(this.#state.clip, bounds);
    }

    if (operator === 'n') {
      this.#pathCutter.cut(operator, range, this.#state.matrix);

      return;
    }

    const remainder = this.#context.region.remainderOf(
      corners,
      strokes ? strokeMargin(this.#state) : thinnestFill,
    );
    const isKept = this.#settle(remainder, () => {
      this.#context.count('paths');

      if (!clips && path.isPure) {
        this.#edits.remove(path.start, range.end);
      } else if (!this.#pathCutter.cut(operator, range, this.#state.matrix)) {
        // A clip outside of the page hides what follows it, and must go on to do so.
        this.#edits.replace(range.start, range.end, 'n');
      }
    });

    const fills = !/^[sS]/.test(operator);

    if (isKept) {
      this.#patterns.use(this.#state, fills, strokes);
    }

    // The areas of a redaction must not keep anything; the whole pattern stays in the file for the rest of the shape.
    if (
      remainder === 'part' &&
      this.#context.region.clippedAreas.length > 0 &&
      this.#patterns.showsContent(this.#state, fills, strokes)
    ) {
      throw pictureNotCut(this.#context);
    }

    if (remainder === 'part' && this.#pathCutter.cut(operator, range, this.#state.matrix)) {
      this.#context.count('paths');
    }
  }

  #showText(operator: string, operands: readonly PdfObject[], { from, end }: OperatorBytes): void {
    const { before, replacement, hasKept, hasRemoved } = this.#text.show(operator, operands, this.#state);

    if (hasRemoved) {
      this.#context.count('texts');
    }

    this.#marks.note({ kept: hasKept, removed: hasRemoved });
    this.#hasKept ||= hasKept;

    if (replacement !== null) {
      this.#edits.replace(from, end, replacement);
    } else if (before !== '') {
      this.#edits.insert(from, before);
    }

    if (hasKept) {
      const mode = this.#state.renderMode % 4;
      this.#patterns.use(this.#state, mode === 0 || mode === 2, mode === 1 || mode === 2);
    }

    if (this.#state.renderMode >= 4 && !hasKept && hasRemoved) {
      this.#lostClip = true;
    }
  }

  #endText({ end }: OperatorBytes): void {
    if (this.#lostClip) {
      // Letters that clipped what follows stood outside: nothing of it is visible.
      this.#edits.insert(end, nothingShows);
      this.#lostClip = false;
    }
  }

  #paintObject(name: PdfObject, { from, end }: OperatorBytes): void {
    const ref = name instanceof PdfName ? this.#used.find('XObject', name.value) : null;
    const stream = this.#context.changes.resolve(ref);

    if (!(name instanceof PdfName) || !(stream instanceof PdfStream)) {
      return;
    }

    if (isName(this.#context.changes.get(stream.dict, 'Subtype'), 'Form')) {
      const form = this.#cutForm(this.#context, {
        ref,
        stream,
        resources: this.#resources,
        state: this.#state,
        depth: this.#depth + 1,
      });
      const isKept = this.#settle(form.hasKept ? (form.changed === null ? 'all' : 'part') : 'none', () => {
        this.#context.remove(ref, stream);
        this.#edits.remove(from, end);
      });

      if (isKept) {
        this.#used.useAll(form.inherited);
        this.#paintChanged(name.value, ref, form.changed, { from, end });
      }

      return;
    }

    const corners = cornersThrough(unitSquare, this.#state.matrix);
    const remainder = this.#context.region.remainderOf(corners);

    if (remainder !== 'all') {
      this.#context.count('pictures');
    }

    const isKept = this.#settle(remainder, () => {
      this.#context.remove(ref, stream);
      this.#edits.remove(from, end);
    });

    if (isKept) {
      this.#patterns.use(this.#state, this.#context.changes.get(stream.dict, 'ImageMask') === true, false);
      const changed = remainder === 'all' ? null : cutImage(this.#context, stream, this.#state.matrix);
      this.#paintChanged(name.value, ref, changed, { from, end });
    }
  }

  #paintChanged(
    name: string,
    ref: PdfObject,
    changed: PdfRef | null,
    { from, end }: Pick<OperatorBytes, 'from' | 'end'>,
  ): void {
    if (changed === null) {
      this.#used.use('XObject', name);

      return;
    }

    this.#context.retire(ref, changed);
    this.#edits.replace(from, end, `${nameText(this.#used.add('XObject', changed))} Do`);
  }

  #paintInlineImage(operands: readonly PdfObject[], { start, end }: OperatorBytes): void {
    const corners = cornersThrough(unitSquare, this.#state.matrix);
    const remainder = this.#context.region.remainderOf(corners);

    if (remainder !== 'all') {
      this.#context.count('pictures');
    }

    const isKept = this.#settle(remainder, () => this.#edits.remove(this.#inlineStart, end));

    if (!isKept || remainder === 'all') {
      return;
    }

    const stream = readInlineImage(
      this.#context.changes,
      this.#resources,
      operands,
      this.#content.subarray(start, end),
    );
    const changed = cutImage(this.#context, stream, this.#state.matrix);
    this.#edits.replace(this.#inlineStart, end, `${nameText(this.#used.add('XObject', changed))} Do`);
  }

  #paintShading(name: PdfObject, { from, end }: OperatorBytes): void {
    const { clip } = this.#state;
    const remainder =
      clip === null ? 'part' : this.#context.region.remainderOf(cornersOf(clip), thinnestFill);
    const isKept = this.#settle(remainder, () => this.#edits.remove(from, end));

    if (isKept) {
      this.#useName('Shading', name);
    }
  }

  #setFont(operands: readonly PdfObject[]): void {
    const [name = null, size] = operands.slice(-2);
    this.#useName('Font', name);
    const font =
      name instanceof PdfName ? this.#context.changes.dict(this.#used.find('Font', name.value)) : null;
    this.#state.font = this.#context.fontOf(font);
    this.#state.size = typeof size === 'number' ? size : 0;
  }

  #setGraphicsState(name: PdfObject, { from, end }: OperatorBytes): void {
    const { changes } = this.#context;
    const dict = name instanceof PdfName ? changes.dict(this.#used.find('ExtGState', name.value)) : null;

    if (!(name instanceof PdfName) || dict === null) {
      return;
    }

    const width = changes.get(dict, 'LW');
    const miter = changes.get(dict, 'ML');
    const [font, size] = changes.array(dict.get('Font')) ?? [];
    this.#state.lineWidth = typeof width === 'number' ? Math.abs(width) : this.#state.lineWidth;
    this.#state.miterLimit = typeof miter === 'number' ? miter : this.#state.miterLimit;

    if (font !== undefined) {
      this.#state.font = this.#context.fontOf(changes.dict(font));
      this.#state.size = typeof size === 'number' ? size : 0;
    }

    const mask = changes.dict(dict.get('SMask'));
    const ref = mask === null ? null : mask.get('G');
    const group = changes.resolve(ref);

    if (mask === null || !(group instanceof PdfStream)) {
      this.#used.use('ExtGState', name.value);

      return;
    }

    const form = this.#cutForm(this.#context, {
      ref,
      stream: group,
      resources: this.#resources,
      state: this.#state,
      depth: this.#depth + 1,
    });

    if (form.changed === null) {
      this.#used.useAll(form.inherited);
      this.#used.use('ExtGState', name.value);

      return;
    }

    this.#context.retire(ref, form.changed);
    const changed = changes.add(dict.copy().set('SMask', mask.copy().set('G', form.changed)));
    this.#edits.replace(from, end, `${nameText(this.#used.add('ExtGState', changed))} gs`);
  }

  #useName(category: UsedCategory, name: PdfObject): void {
    if (name instanceof PdfName) {
      this.#used.use(category, name.value);
    }
  }
}

/** Renderers fill at least the dots that an area touches. */
const thinnestFill = 0.5;
