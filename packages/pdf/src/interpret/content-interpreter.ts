import { bytesToBinary } from '../bytes/binary.ts';
import { eachOperator } from '../content/content-operators.ts';
import { boundsOf, cornersThrough } from '../content/corners.ts';
import { intersection, isPathConstruction, OpenPath, pathPainting } from '../content/path-bounds.ts';
import { identity, matrixOf, multiply } from '../matrix.ts';
import { isName, PdfName, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import type { PdfRectangle } from '../pages/page-tree.ts';
import { skipBlanks } from '../syntax/characters.ts';
import { setColour } from './colours.ts';
import type { ContentDrawing, ContentSource, OperatorRange } from './content-source.ts';
import type { ShownFont, ShownText } from './glyph.ts';
import { type GraphicsState, numberOf, positionPen, setParameter } from './graphics-state.ts';
import type { MarkedContent } from './marked-content.ts';
import type { PageCollector } from './page-collector.ts';
import type { PaintedObject, PaintSetting } from './painted-object.ts';
import { beginShow, showText } from './show-text.ts';

/** Levels of forms that are read; renderers follow hardly more. */
const deepestForm = 28;

/** Nested states and marks that are kept; deeper ones come from damaged or crafted content. */
const deepestNesting = 1000;

const unitSquare: PdfRectangle = [0, 0, 1, 1];

/** Surroundings of a drawing at its start. */
interface DrawingSetting {
  readonly state: GraphicsState;
  readonly marks: readonly MarkedContent[];
  readonly isVisible: boolean;
}

/** Reads one drawing of a content stream (ISO 32000-2, 7.8.2 and 8 to 9). */
export class ContentInterpreter {
  readonly #collector: PageCollector;
  readonly #drawing: ContentDrawing;
  readonly #outerMarks: number;
  readonly #isVisible: boolean;
  readonly #saved: GraphicsState[] = [];
  #state: GraphicsState;
  #marks: readonly MarkedContent[];
  #path: OpenPath | null = null;
  #inlineStart = 0;
  #clipsText = false;
  /** States and marks beyond the limit. */
  #skippedStates = 0;
  #skippedMarks = 0;

  constructor(
    collector: PageCollector,
    drawing: ContentDrawing,
    { state, marks, isVisible }: DrawingSetting,
  ) {
    this.#collector = collector;
    this.#drawing = drawing;
    this.#state = { ...state };
    this.#marks = marks;
    this.#outerMarks = marks.length;
    this.#isVisible = isVisible;
  }

  run(): void {
    const { content } = this.#drawing.source;
    let from = 0;
    let index = 0;

    eachOperator(content, (operator, operands, start, end) => {
      this.#collector.countOperator();
      this.#operator(operator, operands, { start: skipBlanks(content, from, start), end, index });
      from = end;
      index += 1;
    });
  }

  #operator(operator: string, operands: readonly PdfObject[], range: OperatorRange): void {
    const state = this.#state;

    if (isPathConstruction(operator)) {
      this.#path ??= new OpenPath(range.start);
      this.#path.add(operator, operands, state.matrix);
    } else if (operator === 'W' || operator === 'W*') {
      if (this.#path !== null) {
        this.#path.clips = true;
      }
    } else if (pathPainting.has(operator)) {
      this.#paintPath(operator, range);
    } else if (
      !setParameter(state, operator, operands) &&
      !positionPen(state, operator, operands) &&
      !setColour(state, operator, () => this.#written(range))
    ) {
      this.#otherOperator(operator, operands, range);
    }
  }

  #otherOperator(operator: string, operands: readonly PdfObject[], range: OperatorRange): void {
    const last = operands.at(-1) ?? null;

    switch (operator) {
      case 'q':
        this.#save();
        break;
      case 'Q':
        this.#restore();
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
        this.#state.clipDepth += this.#clipsText ? 1 : 0;
        this.#clipsText = false;
        break;
      case 'gs':
        this.#setGraphicsState(last);
        break;
      case 'Do':
        this.#paintObject(last, range);
        break;
      case 'BI':
        this.#inlineStart = range.start;
        break;
      case 'EI':
        this.#paint(
          'image',
          { ...range, start: this.#inlineStart },
          { operator, bounds: this.#unitBounds() },
        );
        break;
      case 'sh':
        this.#paintShading(last, range);
        break;
      case 'BMC':
      case 'BDC':
        this.#openMark(operands, range);
        break;
      case 'EMC':
        this.#closeMark();
        break;
    }
  }

  #save(): void {
    if (this.#saved.length < deepestNesting) {
      this.#saved.push({ ...this.#state });
    } else {
      this.#skippedStates += 1;
    }
  }

  #restore(): void {
    if (this.#skippedStates > 0) {
      this.#skippedStates -= 1;
    } else {
      this.#state = this.#saved.pop() ?? this.#state;
    }
  }

  #written({ start, end }: OperatorRange): string {
    return bytesToBinary(this.#drawing.source.content.subarray(start, end));
  }

  #setting(range: OperatorRange): PaintSetting {
    const { matrix, fill, stroke, clipDepth } = this.#state;

    return {
      drawing: this.#drawing,
      range,
      matrix,
      fill,
      stroke,
      marks: this.#marks,
      clipDepth,
      isVisible: this.#isShown(),
    };
  }

  #isShown(): boolean {
    return this.#isVisible && this.#marks.every((mark) => mark.isVisible);
  }

  #paint(
    kind: PaintedObject['kind'],
    range: OperatorRange,
    {
      operator,
      bounds,
      name = null,
      ref = null,
    }: {
      readonly operator: string;
      readonly bounds: PdfRectangle;
      readonly name?: string | null;
      readonly ref?: PdfObject;
    },
  ): void {
    this.#collector.objects.push({
      ...this.#setting(range),
      kind,
      operator,
      name,
      ref: ref instanceof PdfRef ? ref : null,
      bounds,
    });
  }

  #unitBounds(): PdfRectangle {
    return boundsOf(cornersThrough(unitSquare, this.#state.matrix));
  }

  #paintPath(operator: string, range: OperatorRange): void {
    const path = this.#path;
    this.#path = null;

    if (path === null || path.bounds === null) {
      return;
    }

    if (operator !== 'n') {
      const strokes = /^[sSbB]/.test(operator);
      const bounds = strokes ? widened(path.bounds, this.#state) : path.bounds;
      this.#paint('path', { ...range, start: path.start }, { operator, bounds });
    }

    if (path.clips) {
      this.#clip(path.bounds);
    }
  }

  #clip(bounds: PdfRectangle): void {
    this.#state.clip = intersection(this.#state.clip, bounds);
    this.#state.clipDepth += 1;
  }

  #paintShading(name: PdfObject, range: OperatorRange): void {
    if (name instanceof PdfName) {
      const ref = this.#find('Shading', name);
      this.#paint('shading', range, { operator: 'sh', bounds: this.#state.clip, name: name.value, ref });
    }
  }

  #paintObject(name: PdfObject, range: OperatorRange): void {
    const ref = this.#find('XObject', name);
    const stream = this.#collector.document.resolve(ref);

    if (!(name instanceof PdfName) || !(stream instanceof PdfStream)) {
      return;
    }

    const isShown = this.#collector.isShown(stream.dict.get('OC'));

    if (isName(this.#collector.document.get(stream.dict, 'Subtype'), 'Form')) {
      this.#drawForm(ref, stream, { range, isShown });
    } else {
      this.#collector.objects.push({
        ...this.#setting(range),
        isVisible: isShown && this.#isShown(),
        kind: 'image',
        operator: 'Do',
        name: name.value,
        ref: ref instanceof PdfRef ? ref : null,
        bounds: this.#unitBounds(),
      });
    }
  }

  #drawForm(
    ref: PdfObject,
    stream: PdfStream,
    { range, isShown }: { readonly range: OperatorRange; readonly isShown: boolean },
  ): void {
    if (!(ref instanceof PdfRef) || this.#isBeingDrawn(ref)) {
      return;
    }

    const { document } = this.#collector;
    const numbersIn = (key: string) =>
      document.array(stream.dict.get(key))?.map((value) => document.resolve(value)) ?? [];
    const matrix = multiply(matrixOf(numbersIn('Matrix')) ?? identity, this.#state.matrix);
    const box = boxOf(numbersIn('BBox'));
    const parents = document.get(stream.dict, 'StructParents');
    const state = { ...this.#state, matrix, textMatrix: identity, lineMatrix: identity, drift: 0 };

    if (box !== null) {
      state.clip = intersection(state.clip, boundsOf(cornersThrough(box, matrix)));
      state.clipDepth += 1;
    }

    new ContentInterpreter(
      this.#collector,
      {
        source: this.#sourceOf(ref, stream),
        resources: document.dict(stream.dict.get('Resources')) ?? this.#drawing.resources,
        structParents: typeof parents === 'number' ? parents : this.#drawing.structParents,
        matrix,
        drawnBy: { drawing: this.#drawing, range },
      },
      { state, marks: this.#marks, isVisible: isShown && this.#isVisible },
    ).run();
  }

  /** True for a form around this content, and for forms that are nested too deeply. */
  #isBeingDrawn({ number }: PdfRef): boolean {
    let depth = 0;

    for (let each: ContentDrawing | undefined = this.#drawing; each !== undefined; depth += 1) {
      if (each.source.ref?.number === number) {
        return true;
      }

      each = each.drawnBy?.drawing;
    }

    return depth > deepestForm;
  }

  #sourceOf(ref: PdfRef, stream: PdfStream): ContentSource {
    const key = `form ${ref.number}`;
    const known = this.#collector.sources.get(key);

    if (known !== undefined) {
      return known;
    }

    const content = this.#collector.document.decode(stream);
    const source = { key, ref, content, parts: [{ ref, start: 0, end: content.length }] };
    this.#collector.sources.set(key, source);

    return source;
  }

  #find(category: string, name: PdfObject): PdfObject {
    return name instanceof PdfName
      ? this.#collector.find(this.#drawing.resources, category, name.value)
      : null;
  }

  #setFont(operands: readonly PdfObject[]): void {
    const [name = null, size] = operands.slice(-2);
    this.#state.font = this.#shownFont(this.#find('Font', name), name instanceof PdfName ? name.value : null);
    this.#state.size = numberOf(size);
  }

  #shownFont(object: PdfObject, name: string | null): ShownFont {
    const { document, fonts } = this.#collector;

    return { name, ref: object instanceof PdfRef ? object : null, font: fonts.of(document.dict(object)) };
  }

  #setGraphicsState(name: PdfObject): void {
    const { document } = this.#collector;
    const dict = document.dict(this.#find('ExtGState', name));
    const width = dict === null ? null : document.get(dict, 'LW');
    const [font, size] = document.array(dict?.get('Font') ?? null) ?? [];

    if (typeof width === 'number') {
      this.#state.lineWidth = Math.abs(width);
    }

    if (font !== undefined) {
      this.#state.font = this.#shownFont(font, null);
      this.#state.size = numberOf(document.resolve(size ?? null));
    }
  }

  #showText(operator: string, operands: readonly PdfObject[], range: OperatorRange): void {
    const state = this.#state;
    beginShow(state, operator, operands);
    const { size, charSpace, wordSpace, scale, leading, rise, renderMode, textMatrix, lineMatrix } = state;
    state.font ??= this.#shownFont(null, null);
    const shown: ShownText = {
      ...this.#setting(range),
      operator,
      state: { font: state.font, size, charSpace, wordSpace, scale, leading, rise, renderMode },
      textMatrix,
      lineMatrix,
    };
    showText(state, shown, operands.at(-1) ?? null, (glyph) => this.#collector.glyphs.push(glyph));
    this.#clipsText ||= renderMode >= 4;
  }

  #openMark([tag = null, list = null]: readonly PdfObject[], range: OperatorRange): void {
    const { document } = this.#collector;
    const named = list instanceof PdfName ? this.#find('Properties', list) : list;
    const properties = document.dict(named);
    const mcid = properties === null ? null : document.get(properties, 'MCID');
    const mark: MarkedContent = {
      tag: tag instanceof PdfName ? tag.value : '',
      mcid: typeof mcid === 'number' ? mcid : null,
      properties,
      range,
      isVisible: !isName(tag, 'OC') || this.#collector.isShown(named),
    };

    if (this.#marks.length < deepestNesting) {
      this.#marks = [...this.#marks, mark];
    } else {
      this.#skippedMarks += 1;
    }
  }

  #closeMark(): void {
    if (this.#skippedMarks > 0) {
      this.#skippedMarks -= 1;
    } else if (this.#marks.length > this.#outerMarks) {
      this.#marks = this.#marks.slice(0, -1);
    }
  }
}

function widened(
  [left, bottom, right, top]: PdfRectangle,
  { matrix: [a, b, c, d], lineWidth }: GraphicsState,
): PdfRectangle {
  const margin = (lineWidth * Math.max(Math.hypot(a, b), Math.hypot(c, d))) / 2;

  return [left - margin, bottom - margin, right + margin, top + margin];
}

function boxOf(values: readonly PdfObject[]): PdfRectangle | null {
  const [x1, y1, x2, y2] = values.map((value) => (typeof value === 'number' ? value : Number.NaN));

  return x1 !== undefined &&
    y1 !== undefined &&
    x2 !== undefined &&
    y2 !== undefined &&
    [x1, y1, x2, y2].every(Number.isFinite)
    ? [x1, y1, x2, y2]
    : null;
}
