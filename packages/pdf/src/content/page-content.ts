/**
 * Visible content of a page as read, before any interpretation: the input of layout analysis. Lengths are in
 * points; the origin is the upper left corner of the page as shown (rotated, cropped), y grows downwards.
 */

/** A rectangle on a page; `left <= right`, `top <= bottom`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A colour as `rrggbb`, in lower case. */
export type Colour = string;

/** A font of the document, which its glyphs refer to by index. */
export interface FontFace {
  /** The name without subset prefix: `Calibri-BoldItalic`. */
  readonly name: string;
  /** The family: `Calibri`. */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly serif: boolean;
  readonly fixedPitch: boolean;
  /** Share of the font size above and below the baseline (both positive), for the height of lines. */
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Character at its position on a page. OCR yields whole words, so `text` may hold several characters. The box
 * spans the glyph's advance in one direction and the font's ascent and descent in the other. Declared as a
 * class so that spreading a glyph is an error: the values it shares with others would be lost
 * (`changedGlyph`).
 */
export declare abstract class PageGlyph implements Box {
  abstract get left(): number;
  abstract get top(): number;
  abstract get right(): number;
  abstract get bottom(): number;
  abstract get text(): string;
  /** Pen position: the left end of the glyph on its baseline, for upright text. */
  abstract get originX(): number;
  abstract get baseline(): number;
  /** Index into the fonts of the content. */
  abstract get font(): number;
  abstract get sizePoints(): number;
  abstract get colour(): Colour;
  /** Degrees clockwise of the baseline as shown, 0 for upright text; -180 < angle <= 180. */
  abstract get angle(): number;
  /** Number of the text object that drew the glyph; glyphs drawn together usually belong together. */
  abstract get object(): number;
  /** Position in the painting order of the page, shared with paths and images. */
  abstract get order(): number;
  /** Marked content that the glyph belongs to (ISO 32000-2, 14.6), -1 for none. */
  abstract get markedContent(): number;
  /** Block of the tag tree that the glyph is part of (index into the elements), if the tree is trusted. */
  readonly block?: number | undefined;
  /**
   * True for a space or line end that is not in the document but inserted between runs by the text engine.
   */
  abstract get made(): boolean;
  /** True for a hyphen that only breaks a word at the end of a line. */
  abstract get hyphen(): boolean;
  /** True for a glyph whose font tells no character: `text` is the character with the number of its code. */
  readonly guessed?: boolean | undefined;
  /** True for a glyph drawn without ink, as in the text layer of a scan. */
  abstract get invisible(): boolean;
  /**
   * True for a glyph marked as no part of the content: running headers, decoration (ISO 32000-2, 14.8.2.2).
   */
  abstract get artifact(): boolean;
  /** The glyph as the page shows it, when this one is laid out on coordinates of its own line. */
  readonly shown?: PageGlyph | undefined;
}

export type PathCommand =
  | { readonly kind: 'move' | 'line'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'curve';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly kind: 'close' };

/** A painted path. */
export interface PagePath extends Box {
  readonly commands: readonly PathCommand[];
  readonly fill: Colour | null;
  readonly stroke: Colour | null;
  readonly strokeWidth: number;
  readonly dashed: boolean;
  /** From 0 (invisible) to 1. */
  readonly opacity: number;
  readonly order: number;
  readonly artifact: boolean;
  /**
   * True for a path filled with a pattern, cut by a clip or with too many segments to read: only painting
   * reproduces it.
   */
  readonly intricate?: boolean;
}

/** An area filled with a gradient that no path bounds. */
export interface PageShading extends Box {
  readonly order: number;
}

/** A picture placed on a page; the box is the part that its clip leaves visible. */
export interface PageImage extends Box {
  /** Name of this placement within the document, used to paint it. */
  readonly image: string;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Length of the data, which distinguishes the picture from others of its size. */
  readonly sizeBytes?: number;
  readonly angle: number;
  readonly order: number;
  readonly markedContent: number;
  readonly artifact: boolean;
}

export type PageLinkTarget =
  | { readonly kind: 'web'; readonly url: string }
  /** Position in the document; `top` in points from the top of that page. */
  | { readonly kind: 'place'; readonly pageIndex: number; readonly top: number };

/** Area of a page that is a link. */
export interface PageLink extends Box {
  readonly target: PageLinkTarget;
}

/** Annotation that marks up words: a colour behind them, or a line under or through them. */
export interface PageMarkup extends Box {
  readonly kind: 'highlight' | 'underline' | 'strike';
  readonly colour: Colour;
}

/**
 * Content painted by an annotation: everything from one position of the painting order to another, both
 * included.
 */
export interface PageAnnotation {
  readonly firstOrder: number;
  readonly lastOrder: number;
}

/** A form field as placed on a page. */
export interface PageField extends Box {
  readonly name: string;
  readonly kind: 'text' | 'check' | 'radio' | 'choice' | 'button' | 'signature';
  /** Displayed value: text, the chosen entry, or for check and radio `on` or ``. */
  readonly value: string;
  /** Element of the tag tree that contains the field (index into the elements). */
  readonly element?: number;
  /** Block of the tag tree that the field is part of, as for glyphs. */
  readonly block?: number;
}

/** A structure element of a tagged document (ISO 32000-2, 14.8), with its standard type. */
export interface TagElement {
  /** `P`, `H1`, `LI`, `TD`, …: role-mapped to the standard types. */
  readonly type: string;
  /** Index of the parent in the list of elements, -1 at the root. Parents stand before their children. */
  readonly parent: number;
  readonly alternative: string | null;
  /**
   * Text that the content stands for: the letter that a picture shows, the hyphen that only breaks a word.
   */
  readonly actualText: string | null;
  readonly columnSpan: number;
  readonly rowSpan: number;
}

/** Maps the marked content of a page to elements of the tag tree. */
export interface PageTags {
  /** Element (index into `DocumentContent.tags`) of a marked content number, in the order of the tree. */
  readonly elementOf: ReadonlyMap<number, number>;
}

export interface PageContent {
  /** Counted from 0, in the document. */
  readonly pageIndex: number;
  readonly widthPoints: number;
  readonly heightPoints: number;
  /**
   * In the order of the content stream. The glyphs of a packed page are created again on each access
   * (`packedPage`).
   */
  readonly glyphs: readonly PageGlyph[];
  readonly paths: readonly PagePath[];
  readonly images: readonly PageImage[];
  readonly shadings?: readonly PageShading[];
  readonly links: readonly PageLink[];
  readonly fields: readonly PageField[];
  readonly markups?: readonly PageMarkup[];
  /** Text boxes, stamps and drawings that were added to the page later, in painting order. */
  readonly annotations?: readonly PageAnnotation[];
  readonly tags: PageTags | null;
  /**
   * True when the fonts do not say which characters most of the glyphs are, so the page's text is
   * meaningless.
   */
  readonly garbled?: boolean;
  /** Text in the file that is not visible on the page and not among the glyphs. */
  readonly unseenText?: string;
  /**
   * True when the page is a picture of text that was read by OCR: positions are those of words, fonts are
   * guesses.
   */
  readonly scanned: boolean;
  /** Areas of a scan that are drawn rather than written. */
  readonly illustrations?: readonly Box[];
  /**
   * True when the recognized words are a small part of the picture: labels of a chart, a sign in a
   * photograph.
   */
  readonly pictured?: boolean;
}

/** An entry of the document's outline (ISO 32000-2, 12.3.3). */
export interface OutlineEntry {
  readonly title: string;
  /** 1 for the outermost. */
  readonly level: number;
  readonly pageIndex: number;
  /** Points from the top of its page, null when it only names the page. */
  readonly top: number | null;
}

export interface DocumentContent {
  readonly fonts: readonly FontFace[];
  readonly pages: readonly PageContent[];
  readonly outline: readonly OutlineEntry[];
  /** Empty for a document without tags. */
  readonly tags: readonly TagElement[];
  readonly title: string | null;
  readonly author: string | null;
  /** Program that created the document. */
  readonly creator: string | null;
  /** BCP 47 tag, as given in the document. */
  readonly language: string | null;
}
