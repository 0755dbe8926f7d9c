import type { FontFace, PageContent, PageGlyph, PagePath } from '@octavo/pdf/content/page-content';

const face = { family: 'Plain', italic: false, serif: false, fixedPitch: false, ascent: 0.9, descent: 0.2 };

export const drawnFonts: readonly FontFace[] = [
  { ...face, name: 'Plain', bold: false },
  { ...face, name: 'Plain-Bold', bold: true },
  { ...face, name: 'Plain-Italic', bold: false, italic: true },
];

/** Width of every glyph as a fraction of its size. */
const advance = 0.5;

export interface DrawnText {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  /** True when the text ends at the given x instead of beginning there. */
  readonly endsThere?: boolean;
}

/** A hand-drawn A4 page as input for layout tests. Coordinates are points from the upper left corner. */
export class DrawnPage {
  readonly #glyphs: PageGlyph[] = [];
  readonly #paths: PagePath[] = [];
  #order = 0;
  readonly #marked: { readonly element: number; readonly place: number }[] = [];
  #content = -1;

  readonly #pageIndex: number;

  constructor(pageIndex = 0) {
    this.#pageIndex = pageIndex;
  }

  /**
   * Assigns everything drawn from here on to an element of the tag tree; -1 for none. The tree reads content
   * in the order of `place`, by default the element's number; another value lets an element continue after
   * later ones.
   */
  within(element: number, place = element): this {
    this.#content = element < 0 ? -1 : this.#marked.push({ element, place }) - 1;

    return this;
  }

  text(
    x: number,
    baseline: number,
    text: string,
    { bold = false, italic = false, size = 10, endsThere }: DrawnText = {},
  ): this {
    const characters = [...text];
    const from = endsThere ? x - characters.length * size * advance : x;
    this.#order += 1;

    for (const [index, character] of characters.entries()) {
      const left = from + index * size * advance;
      this.#glyphs.push({
        text: character,
        left,
        right: left + size * advance,
        top: baseline - size * face.ascent,
        bottom: baseline + size * face.descent,
        originX: left,
        baseline,
        font: bold ? 1 : italic ? 2 : 0,
        sizePoints: size,
        colour: '000000',
        angle: 0,
        object: this.#order,
        order: this.#order,
        markedContent: this.#content,
        made: false,
        hyphen: false,
        invisible: false,
        artifact: false,
      });
    }

    return this;
  }

  line(fromX: number, fromY: number, toX: number, toY: number): this {
    return this.#path(
      [
        [fromX, fromY],
        [toX, toY],
      ],
      { stroke: '000000' },
    );
  }

  /** A horizontal or vertical line with a filled arrowhead at its end. */
  arrow(fromX: number, fromY: number, toX: number, toY: number): this {
    const [along, down] = [Math.sign(toX - fromX) * 6, Math.sign(toY - fromY) * 6];
    const [backX, backY] = [toX - along, toY - down];

    return this.line(fromX, fromY, backX, backY).#path(
      [
        [toX, toY],
        [backX - down / 2, backY + along / 2],
        [backX + down / 2, backY - along / 2],
        [toX, toY],
      ],
      { fill: '000000' },
    );
  }

  box(left: number, top: number, right: number, bottom: number, fill: string | null = null): this {
    return this.#path(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
        [left, top],
      ],
      fill === null ? { stroke: '000000' } : { fill },
    );
  }

  content(): PageContent {
    const inOrder = this.#marked
      .map(({ element, place }, content) => ({ element, place, content }))
      .sort((one, other) => one.place - other.place);

    return {
      pageIndex: this.#pageIndex,
      widthPoints: 595,
      heightPoints: 842,
      glyphs: this.#glyphs,
      paths: this.#paths,
      images: [],
      links: [],
      fields: [],
      tags:
        inOrder.length === 0
          ? null
          : { elementOf: new Map(inOrder.map(({ content, element }) => [content, element])) },
      scanned: false,
    };
  }

  #path(
    points: readonly (readonly [number, number])[],
    paint: { readonly fill?: string; readonly stroke?: string },
  ): this {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    this.#order += 1;
    this.#paths.push({
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
      commands: points.map(([x, y], index) => ({ kind: index === 0 ? 'move' : 'line', x, y })),
      fill: paint.fill ?? null,
      stroke: paint.stroke ?? null,
      strokeWidth: 0.5,
      dashed: false,
      opacity: 1,
      order: this.#order,
      artifact: false,
    });

    return this;
  }
}
