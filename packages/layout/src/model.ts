/**
 * Content and structure of a document: the output of layout analysis and the input of every writer. Lengths
 * are in points; boxes are on the page as shown, from its upper left corner, y downwards.
 */
import type { Box, Colour, PageGlyph, PageLinkTarget, PagePath } from '@octavo/pdf/content/page-content';

/** Position of a piece of a block; a paragraph that continues on another page has two. */
export interface BlockPosition {
  readonly pageIndex: number;
  readonly box: Box;
  /** Lines of a paragraph in this piece, from top to bottom. */
  readonly lines?: readonly SourceLine[];
}

/** A line as the source set it. */
export interface SourceLine {
  /** Distance from the top of the piece's box down to the baseline. */
  readonly baseline: number;
  /** Left and right ends of the line on the page. */
  readonly left: number;
  readonly right: number;
  /** Width of the line when every gap between words is one space wide. */
  readonly natural: number;
  /**
   * Width that the first word of the next line would have needed after this line; null when the author ended
   * the line.
   */
  readonly nextWord: number | null;
}

export interface TextStyle {
  /** Family of the source's font: `Calibri`. */
  readonly family: string;
  readonly serif: boolean;
  readonly fixedPitch: boolean;
  readonly sizePoints: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly colour: Colour;
  /** Colour behind highlighted text; null for none. */
  readonly highlight: Colour | null;
  readonly position: 'normal' | 'superscript' | 'subscript';
}

export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly style: TextStyle;
  readonly link: PageLinkTarget | null;
}

export type Inline =
  | TextRun
  /** A line break of the author, as in an address or a verse. Soft line ends are removed. */
  | { readonly kind: 'break' }
  | { readonly kind: 'tab' }
  /** Reference mark of a note: `Note.id`. */
  | { readonly kind: 'note'; readonly note: number; readonly style: TextStyle }
  /** A picture within a line. */
  | { readonly kind: 'image'; readonly figure: Figure }
  /** The number of the page, in a running header or footer. */
  | { readonly kind: 'page-number'; readonly style: TextStyle }
  | { readonly kind: 'page-count'; readonly style: TextStyle }
  /** A form field with its displayed value. */
  | { readonly kind: 'field'; readonly field: ShownField; readonly style: TextStyle };

export interface ShownField {
  readonly name: string;
  readonly kind: 'text' | 'check' | 'radio' | 'choice' | 'button' | 'signature';
  readonly value: string;
  readonly widthPoints: number;
}

/**
 * `left` is the edge where lines begin and `right` where they end; in right-to-left text the sides are
 * swapped.
 */
export type Alignment = 'left' | 'right' | 'centre' | 'justify';

export type NumberFormat =
  | 'decimal'
  | 'lower-letter'
  | 'upper-letter'
  | 'lower-roman'
  | 'upper-roman'
  /** ①, ②. */
  | 'circled'
  /** 가, 나, 다. */
  | 'hangul'
  /** 一, 二, 三. */
  | 'ideographic'
  /** ア, イ, ウ. */
  | 'kana';

/** Marker of a list item; the paragraph's text does not repeat it. */
export interface ListMarker {
  /** Number shared by the items of one list; a list that restarts has another one. */
  readonly list: number;
  /** Nesting level, 0 for the outermost. */
  readonly level: number;
  /** The label as printed: `•`, `3.`, `(b)`, `2.1.4`. */
  readonly label: string;
  readonly kind:
    | { readonly kind: 'bullet'; readonly character: string }
    | {
        readonly kind: 'number';
        readonly format: NumberFormat;
        /** The number of this item. */
        readonly value: number;
        /** Characters around the number: `(` and `)`. */
        readonly before: string;
        readonly after: string;
        /** Number of outer levels that the label repeats: 2 for `2.1.4`. */
        readonly outerLevels: number;
      };
}

export type ParagraphRole =
  | { readonly kind: 'body' }
  /** Level 0 is the document's title, 1 the outermost heading. */
  | { readonly kind: 'heading'; readonly level: number }
  | { readonly kind: 'list-item'; readonly mark: ListMarker }
  | { readonly kind: 'caption' }
  | { readonly kind: 'code' }
  /** A line of a table of contents: title, tab, page. */
  | { readonly kind: 'contents-entry'; readonly level: number };

export interface TabStop {
  /** Distance from the left edge of the paragraph's column. */
  readonly positionPoints: number;
  readonly alignment: 'left' | 'right' | 'centre';
  /** Filled with dots, as in a table of contents. */
  readonly dotted: boolean;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  /** Unique in the document, in reading order. */
  readonly id: number;
  readonly role: ParagraphRole;
  readonly inlines: readonly Inline[];
  readonly alignment: Alignment;
  readonly direction: 'ltr' | 'rtl';
  /** True when lines run from top to bottom and from right to left, as in Japanese. */
  readonly vertical: boolean;
  /**
   * Distances from the edges of its column; `firstLineIndent` adds to the left one and is negative for a
   * hanging indent.
   */
  readonly indentLeft: number;
  readonly indentRight: number;
  readonly firstLineIndent: number;
  /**
   * Space between the bottom of the block above and the top of the first line, in its column; 0 at the top of
   * the column.
   */
  readonly spaceBefore: number;
  /** Baseline distance; for a single line, the one that its font calls for. */
  readonly lineSpacing: number;
  readonly tabStops: readonly TabStop[];
  /** Colour painted behind the whole paragraph; null for none. */
  readonly background: Colour | null;
  /** A rule under or over the paragraph, as wide as its column. */
  readonly ruleAbove: LineStroke | null;
  readonly ruleBelow: LineStroke | null;
  /**
   * Box drawn around the paragraph, or some of its sides, alone or together with the paragraphs before and
   * after it.
   */
  readonly frame: ParagraphFrame | null;
  /** One for each column or page that the paragraph is in, in order; at least one. */
  readonly places: readonly [BlockPosition, ...BlockPosition[]];
  /** Number of source lines over all places, for writers that keep the lines. */
  readonly lineCount: number;
  /** Present when requested. */
  readonly source?: SourceText;
}

/** Text of a paragraph with the glyphs that show it: the label of a list item included, marks of notes left out. */
export interface SourceText {
  readonly text: string;
  /** Length of the label with the space behind it, 0 for none. */
  readonly labelLength: number;
  readonly lines: readonly SourceTextLine[];
}

export interface SourceTextLine {
  readonly pageIndex: number;
  /** In the order of the text. */
  readonly glyphs: readonly SourceGlyph[];
}

/** A glyph on its page, with the part of the text that it shows. */
export interface SourceGlyph {
  readonly start: number;
  readonly end: number;
  readonly glyph: PageGlyph;
}

export interface ParagraphFrame {
  readonly borders: TableCell['borders'];
  /** Space between the box and its text. */
  readonly padding: Margins;
  /** True for the first paragraph in the box; `closes` is true for the last one. */
  readonly opens: boolean;
  readonly closes: boolean;
}

export interface LineStroke {
  readonly widthPoints: number;
  readonly colour: Colour;
}

export interface TableCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly blocks: readonly Block[];
  readonly background: Colour | null;
  readonly borders: {
    readonly top: LineStroke | null;
    readonly right: LineStroke | null;
    readonly bottom: LineStroke | null;
    readonly left: LineStroke | null;
  };
  readonly verticalAlignment: 'top' | 'middle' | 'bottom';
  /** Direction of lines that are rotated by a quarter turn; null for upright text. */
  readonly turned: 'up' | 'down' | null;
  readonly place: BlockPosition;
}

export interface Table {
  readonly kind: 'table';
  readonly id: number;
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Rows at the top that repeat on each page. */
  readonly headerRows: number;
  /** True when the header rows stand on the first page only. */
  readonly headedOnce?: boolean;
  /** Cells row by row; every position of the grid is covered by one cell. */
  readonly cells: readonly TableCell[];
  /** True when found by its rulings rather than by the alignment of its texts. */
  readonly ruled: boolean;
  readonly indentLeft: number;
  readonly spaceBefore: number;
  readonly places: readonly [BlockPosition, ...BlockPosition[]];
}

/** A picture, or drawn shapes that belong together. */
export interface Figure {
  readonly kind: 'figure';
  readonly id: number;
  readonly source: /** A picture of the document by its name (`PageImage.image`). */
    | { readonly kind: 'image'; readonly image: string }
    /**
     * Region of a page to be painted: vector drawings, or pictures composed of many. `withText`: the words
     * inside (labels of a chart) stay in the picture and are in no block.
     */
    | {
        readonly kind: 'region';
        readonly withText: boolean;
        /** Painting-order positions of the objects that belong to the region; null for all. */
        readonly objects: readonly number[] | null;
      };
  readonly alternative: string | null;
  /** `floating`: text flows beside or over the figure, which is anchored and not in the flow. */
  readonly placement: 'block' | 'inline' | 'floating';
  readonly behindText: boolean;
  readonly alignment: Alignment;
  readonly angle: number;
  readonly spaceBefore: number;
  readonly places: readonly [BlockPosition];
  /** Parts of a drawing, when requested and simple enough to be edited. */
  readonly parts?: DrawingParts | null;
}

export interface DrawingParts {
  /** Box of the drawing when it was taken apart; its parts are in coordinates of that page. */
  readonly box: Box;
  readonly paths: readonly PagePath[];
  /** Its pictures, and regions that can only be painted, with their positions in the painting order. */
  readonly pictures: readonly { readonly order: number; readonly figure: Figure }[];
  /** Its labels, drawn over everything else. */
  readonly texts: readonly FloatingText[];
}

/** Floating text: beside the flow, rotated, or inside a drawing. */
export interface FloatingText {
  readonly kind: 'floating-text';
  readonly id: number;
  readonly blocks: readonly Paragraph[];
  /** Degrees clockwise. */
  readonly angle: number;
  readonly background: Colour | null;
  readonly border: LineStroke | null;
  /** Box as shown; for slanted text, the box before it is rotated about its centre. */
  readonly places: readonly [BlockPosition];
}

export type Block = Paragraph | Table | Figure | FloatingText;

/** A footnote, an endnote. */
export interface Footnote {
  readonly id: number;
  readonly mark: string;
  readonly blocks: readonly Paragraph[];
}

/** Content repeated at the top or bottom of pages. */
export interface RunningText {
  /** Pages that show it: `first` of the section, `even` and `odd` by page number, else `all`. */
  readonly pages: 'all' | 'first' | 'even' | 'odd';
  readonly blocks: readonly Block[];
  /** Distance of its outer edge from the edge of the page. */
  readonly distance: number;
}

export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A stretch of the document with one page size and one set of columns. */
export interface Section {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly margins: Margins;
  /** At least one, from left to right; measured from the left edge of the page. */
  readonly columns: readonly { readonly left: number; readonly right: number }[];
  /** True when a rule separates the columns. */
  readonly columnRule: boolean;
  readonly startsPage: boolean;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly headers: readonly RunningText[];
  readonly footers: readonly RunningText[];
  /** Number printed on the first page when page numbers are printed, else null. */
  readonly firstPageNumber: number | null;
  /** In reading order. */
  readonly blocks: readonly Block[];
}

export interface DocumentLayout {
  readonly title: string | null;
  readonly author: string | null;
  readonly language: string | null;
  readonly pageCount: number;
  readonly sections: readonly Section[];
  readonly notes: readonly Footnote[];
  /** Style of most characters. */
  readonly bodyStyle: TextStyle;
}
