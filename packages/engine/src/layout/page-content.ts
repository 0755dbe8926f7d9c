/**
 * What a page shows, as read from it, before anything is understood: the input of the layout model.
 * Lengths are points; the origin is the upper left corner of the page as shown (turned, cropped), y grows downwards.
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

/** A font of the document as its glyphs name it. */
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
 * A character where it stands on a page. OCR gives whole words: `text` may hold several characters.
 * The box spans the glyph's advance across and the font's ascent and descent along.
 * Declared as a class so that spreading one is an error: what one shares with others would be lost (`changedGlyph`).
 */
export declare abstract class PageGlyph implements Box {
  abstract get left(): number;
  abstract get top(): number;
  abstract get right(): number;
  abstract get bottom(): number;
  abstract get text(): string;
  /** Where the pen stood: the left end of the glyph on its baseline, for upright text. */
  abstract get originX(): number;
  abstract get baseline(): number;
  /** Index into the fonts of the content. */
  abstract get font(): number;
  abstract get sizePoints(): number;
  abstract get colour(): Colour;
  /** Degrees clockwise of the baseline as shown, 0 for upright text; -180 < angle <= 180. */
  abstract get angle(): number;
  /** Number of the text object it was drawn by: glyphs drawn together belong together more often than not. */
  abstract get object(): number;
  /** Place in the painting order of the page, shared with paths and images. */
  abstract get order(): number;
  /** Marked content it belongs to (ISO 32000-2, 14.6), -1 for none. */
  abstract get markedContent(): number;
  /** The block of the tag tree it is part of (index into the elements), where the tree is believed. */
  readonly block?: number | undefined;
  /** Not in the document: a space or line end that the text engine put between runs. */
  abstract get made(): boolean;
  /** A hyphen that only breaks a word at the end of a line. */
  abstract get hyphen(): boolean;
  /** Drawn without ink, as the text layer of a scan is. */
  abstract get invisible(): boolean;
  /** Marked as no part of the content: running headers, decoration (ISO 32000-2, 14.8.2.2). */
  abstract get artifact(): boolean;
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
  /** 0 (nothing seen) to 1. */
  readonly opacity: number;
  readonly order: number;
  readonly artifact: boolean;
  /** Filled with a pattern, cut by a clip or too long to be told: only painting shows what it looks like. */
  readonly intricate?: boolean;
}

/** An area filled with a gradient that no path bounds. */
export interface PageShading extends Box {
  readonly order: number;
}

/** A picture placed on a page; the box is what its clip leaves of it. */
export interface PageImage extends Box {
  /** Names this placement within the document, for whoever paints it. */
  readonly image: string;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Length of its data, which tells it from other pictures of its size. */
  readonly sizeBytes?: number;
  readonly angle: number;
  readonly order: number;
  readonly markedContent: number;
  readonly artifact: boolean;
}

export type LinkTarget =
  | { readonly kind: 'web'; readonly url: string }
  /** A place in the document; `top` in points from the top of that page. */
  | { readonly kind: 'place'; readonly pageIndex: number; readonly top: number };

/** An area of a page that leads somewhere. */
export interface PageLink extends Box {
  readonly target: LinkTarget;
}

/** An annotation that marks words: a colour behind them, a line under or through them. */
export interface PageMarkup extends Box {
  readonly kind: 'highlight' | 'underline' | 'strike';
  readonly colour: Colour;
}

/** Content painted by an annotation: all that comes from one place of the painting order to another, both included. */
export interface PageAnnotation {
  readonly firstOrder: number;
  readonly lastOrder: number;
}

/** A field of a form as it stands on a page. */
export interface PageField extends Box {
  readonly name: string;
  readonly kind: 'text' | 'check' | 'radio' | 'choice' | 'button' | 'signature';
  /** What it shows: text, the chosen entry, or for check and radio `on` or ``. */
  readonly value: string;
  /** The element of the tag tree that holds it (index into the elements). */
  readonly element?: number;
  /** The block of the tag tree it is part of, as for glyphs. */
  readonly block?: number;
}

/** A structure element of a tagged document (ISO 32000-2, 14.8), with its standard type. */
export interface TagElement {
  /** `P`, `H1`, `LI`, `TD`, …: role-mapped to the standard types. */
  readonly type: string;
  /** Index of the parent in the list of elements, -1 at the root. Parents stand before their children. */
  readonly parent: number;
  readonly alternative: string | null;
  /** What its content stands for: the letter a picture shows, the hyphen that only breaks a word. */
  readonly actualText: string | null;
  readonly columnSpan: number;
  readonly rowSpan: number;
}

/** Leads from the marked content of a page to elements of the tag tree. */
export interface PageTags {
  /** Element (index into `DocumentContent.tags`) of a marked content number, in the order of the tree. */
  readonly elementOf: ReadonlyMap<number, number>;
}

export interface PageContent {
  /** Counted from 0, in the document. */
  readonly pageIndex: number;
  readonly widthPoints: number;
  readonly heightPoints: number;
  /** In the order of the content stream. Pages may be packed: then glyphs are made anew each time (`packedPage`). */
  readonly glyphs: readonly PageGlyph[];
  readonly paths: readonly PagePath[];
  readonly images: readonly PageImage[];
  readonly shadings?: readonly PageShading[];
  readonly links: readonly PageLink[];
  readonly fields: readonly PageField[];
  readonly markups?: readonly PageMarkup[];
  /** Text boxes, stamps and drawings that were put on the page later, in painting order. */
  readonly annotations?: readonly PageAnnotation[];
  readonly tags: PageTags | null;
  /** Fonts do not say which characters most of the glyphs are: what stands in their texts means nothing. */
  readonly garbled?: boolean;
  /** Text of the file that nobody sees on the page, and that is not among the glyphs. */
  readonly unseenText?: string;
  /** The page holds a picture of text that was read by OCR: positions are those of words, fonts are guesses. */
  readonly scanned: boolean;
  /** Where a scan is drawn rather than written. */
  readonly illustrations?: readonly Box[];
  /** The words that were read are little of what the picture shows: labels of a chart, a sign in a photograph. */
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
  /** Program that the document was written with. */
  readonly creator: string | null;
  /** BCP 47, as the document says it. */
  readonly language: string | null;
}
