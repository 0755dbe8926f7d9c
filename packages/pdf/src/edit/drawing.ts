import { binaryToBytes } from '../bytes/binary.ts';
import { inverted, type Matrix } from '../matrix.ts';
import { dictOf, nameOf, type PdfDict, type PdfRef } from '../objects.ts';
import type { PdfRectangle } from '../pages/page-tree.ts';
import type { PdfPicture } from '../picture/picture.ts';
import { orientedImage } from '../picture/place-picture.ts';
import { matrixText, numbers } from './number-text.ts';
import { type PathPaint, type PathSegment, pathOperators, type RgbColor } from './path-operators.ts';
import type { ResourceNames } from './resource-names.ts';
import type { FontOption, SharedParts } from './shared-parts.ts';
import { boundsThrough, type ShownBox, type ShownPoint, uprightFrame } from './shown-space.ts';
import type { SetText } from './text/set-text.ts';
import { lineOperators } from './text/text-operators.ts';

/** Kinds of content that is not part of the document proper (ISO 32000-2, 14.8.2.2). */
export type Artifact = 'artifact' | 'header' | 'footer' | 'watermark' | 'background';

export interface MarkOptions {
  /** Mark of the content for readers that follow the tags; null leaves it unmarked. */
  readonly artifact?: Artifact | null;
}

/** Mark of content that belongs to an element of the tag tree, or to none. */
export type ContentMark =
  | { readonly kind: 'artifact' }
  | { readonly kind: 'element'; readonly role: string; readonly id: number };

export interface TextOptions extends MarkOptions {
  /** Sans serif of the host when absent. */
  readonly font?: FontOption;
  /** Points. */
  readonly size: number;
  readonly at: ShownPoint;
  /** Part of the text that stands at `at`: the first baseline when absent. */
  readonly anchor?: 'baseline' | 'top' | 'middle' | 'bottom';
  readonly align?: 'left' | 'center' | 'right';
  /** Degrees counterclockwise around `at`. */
  readonly angle?: number;
  /** From 0, invisible, to 1. */
  readonly opacity?: number;
  readonly color?: RgbColor;
  /** Distance of baselines as a share of the size. */
  readonly lineHeight?: number;
}

export interface ImageOptions extends MarkOptions {
  /** The picture is as large as fits, centred and never distorted. */
  readonly box: ShownBox;
  /** Degrees counterclockwise around the middle of the box. */
  readonly angle?: number;
  readonly opacity?: number;
}

export interface PathOptions extends PathPaint, MarkOptions {
  readonly opacity?: number;
}

export interface ContentOptions extends MarkOptions {
  readonly opacity?: number;
  readonly space?: 'shown' | 'user';
}

/** Size of a text in points. */
export interface TextSize {
  readonly width: number;
  /** From the top of the first line to the bottom of the last. */
  readonly height: number;
  readonly ascent: number;
  readonly descent: number;
}

const usualLineHeight = 1.2;
const black: RgbColor = [0, 0, 0];

/** Coordinates of a drawing. */
export interface DrawingSpace {
  /** Maps points with y downwards to the space of the content; null when they are the same. */
  readonly frame: Matrix | null;
  /** Bounds of the content in its own space. */
  readonly bounds: PdfRectangle;
  /** Mark of content whose options name none. */
  readonly artifact: Artifact | null;
}

const artifacts: Readonly<Record<Artifact, string>> = {
  artifact: '/Artifact BMC',
  header: '/Artifact<</Type/Pagination/Subtype/Header>>BDC',
  footer: '/Artifact<</Type/Pagination/Subtype/Footer>>BDC',
  watermark: '/Artifact<</Type/Pagination/Subtype/Watermark>>BDC',
  background: '/Artifact<</Type/Background>>BDC',
};

/** Content that is being drawn, in points with y downwards, and the resources it names. */
export class Drawing {
  readonly resources: ResourceNames;
  readonly #shared: SharedParts;
  readonly #space: DrawingSpace;
  /** Mark around all of the content. */
  readonly #mark: ContentMark | null;
  readonly #parts: (string | Drawing)[] = [];

  constructor(
    shared: SharedParts,
    resources: ResourceNames,
    space: DrawingSpace,
    mark: ContentMark | null = null,
  ) {
    this.#shared = shared;
    this.resources = resources;
    this.#space = space;
    this.#mark = mark;
  }

  get isEmpty(): boolean {
    return this.#parts.every((part) => part instanceof Drawing && part.isEmpty);
  }

  /** The operators, one character for each byte. */
  get content(): string {
    const parts = this.#parts
      .filter((part) => typeof part === 'string' || !part.isEmpty)
      .map((part) => (typeof part === 'string' ? part : part.content));

    return this.#mark === null ? parts.join('\n') : [markOperator(this.#mark), ...parts, 'EMC'].join('\n');
  }

  /** @throws DocumentError `character-missing` for a character that no font has. */
  async drawText(text: string, options: TextOptions): Promise<void> {
    const set = await this.#shared.setText(text, options.font);
    const { size, at, anchor = 'baseline', align = 'left', lineHeight = usualLineHeight } = options;
    const leading = size * lineHeight;
    const down = firstBaseline(set, size, leading, anchor);
    const lines = set.lines.map(({ runs, advance }, index) => {
      const back = { left: 0, center: 0.5, right: 1 }[align] * advance * size;
      const operators = lineOperators(runs, size, (font) => {
        const { ref, embedded } = this.#shared.font(font);

        return { name: this.resources.nameOf('Font', ref), embedded };
      });

      // The matrix is set afresh for each line, as the pen does not return by itself.
      return `1 0 0 1 ${numbers(-back, -down - index * leading)} Tm\n${operators}`;
    });

    this.#draw(
      options,
      `${numbers(...(options.color ?? black))} rg`,
      `${matrixText(uprightFrame(at, options.angle ?? 0))} cm`,
      `BT\n${lines.join('\n')}\nET`,
    );
  }

  drawImage(picture: PdfPicture, options: ImageOptions): void {
    const { box, angle = 0 } = options;
    const isTurned = picture.orientation >= 5;
    const [pixelsAcross, pixelsDown] = isTurned
      ? [picture.height, picture.width]
      : [picture.width, picture.height];
    const scale = Math.min(box.width / pixelsAcross, box.height / pixelsDown);
    const [width, height] = [pixelsAcross * scale, pixelsDown * scale];
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const name = this.resources.nameOf('XObject', this.#shared.image(picture));

    this.#draw(
      options,
      `${matrixText(uprightFrame(middle, angle))} cm`,
      `${matrixText(orientedImage(picture.orientation, -width / 2, -height / 2, width, height))} cm /${name} Do`,
    );
  }

  drawPath(segments: readonly PathSegment[], options: PathOptions): void {
    this.#draw(options, pathOperators(segments, options));
  }

  /**
   * Adds operators of the caller. They become a form with these resources, so that their names mean nothing
   * outside of it. `space` is `user` for operators in the space of the page's own content.
   */
  appendContent(operators: string, resources: PdfDict, options: ContentOptions = {}): void {
    const { bounds, frame } = this.#space;
    const isOwnSpace = options.space === 'user' || frame === null;
    const matrix = isOwnSpace ? [1, 0, 0, 1, 0, 0] : [...frame];
    const form = this.#shared.changes.addStream(
      dictOf({
        Type: nameOf('XObject'),
        Subtype: nameOf('Form'),
        BBox: isOwnSpace ? [...bounds] : boundsThrough(bounds, inverted(frame)),
        Matrix: matrix,
        Resources: resources,
      }),
      binaryToBytes(operators),
    );
    this.#draw({ ...options, space: 'user' }, `/${this.resources.nameOf('XObject', form)} Do`);
  }

  /** Paints a form through a matrix of the space of the page's own content. */
  drawForm(form: PdfRef, matrix: Matrix, mark: ContentMark | null): void {
    this.drawOperators(`${matrixText(matrix)} cm /${this.resources.nameOf('XObject', form)} Do`, mark);
  }

  /** Paints operators in the space of the page's own content; their names are those of `resources`. */
  drawOperators(operators: string, mark: ContentMark | null): void {
    this.#parts.push(
      [
        ...(mark === null ? [] : [markOperator(mark)]),
        `q ${operators} Q`,
        ...(mark === null ? [] : ['EMC']),
      ].join('\n'),
    );
  }

  /**
   * Place in the order of what is drawn for content that is drawn later, with the same resources; in another space,
   * when one is given.
   */
  reserve(space = this.#space): Drawing {
    const part = new Drawing(this.#shared, this.resources, space);
    this.#parts.push(part);

    return part;
  }

  /** Place in the order of what is drawn for content with a mark of its own. */
  reserveMarked(mark: ContentMark): Drawing {
    const part = new Drawing(this.#shared, this.resources, { ...this.#space, artifact: null }, mark);
    this.#parts.push(part);

    return part;
  }

  #draw(options: ContentOptions, ...operators: readonly string[]): void {
    const { opacity = 1, artifact = this.#space.artifact } = options;
    const frame = options.space === 'user' ? null : this.#space.frame;
    const state =
      opacity >= 1 ? null : this.resources.nameOf('ExtGState', this.#shared.graphicsState({ opacity }));
    this.#parts.push(
      [
        ...(artifact === null ? [] : [artifacts[artifact]]),
        'q',
        ...(frame === null ? [] : [`${matrixText(frame)} cm`]),
        ...(state === null ? [] : [`/${state} gs`]),
        ...operators,
        'Q',
        ...(artifact === null ? [] : ['EMC']),
      ].join('\n'),
    );
  }
}

function markOperator(mark: ContentMark): string {
  return mark.kind === 'artifact' ? artifacts.artifact : `/${mark.role}<</MCID ${mark.id}>>BDC`;
}

/** Size of a set text in points. */
export function sizeOfText(set: SetText, size: number, lineHeight = usualLineHeight): TextSize {
  const [ascent, descent] = [set.ascent * size, set.descent * size];
  const height = ascent + descent + (set.lines.length - 1) * size * lineHeight;

  return { width: set.width * size, height, ascent, descent };
}

/** Distance of the first baseline below the anchor. */
function firstBaseline(
  set: SetText,
  size: number,
  leading: number,
  anchor: NonNullable<TextOptions['anchor']>,
): number {
  const below = (set.lines.length - 1) * leading;

  switch (anchor) {
    case 'baseline':
      return 0;
    case 'top':
      return set.ascent * size;
    case 'bottom':
      return -set.descent * size - below;
    // The middle of capitals looks like the middle of a text, whatever the depth of its descenders.
    case 'middle':
      return (set.capHeight * size - below) / 2;
  }
}
