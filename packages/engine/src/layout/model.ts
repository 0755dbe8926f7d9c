/**
 * What a document says and how it is built: the output of the layout model and the input of every writer.
 * Lengths are points; boxes stand on the page as shown, from its upper left corner, y downwards.
 */
import type { Box, Colour, LinkTarget, PagePath } from './page-content.ts';

/** Where a piece of a block stands; a paragraph that runs on over a page has two. */
export interface BlockPosition {
  readonly pageIndex: number;
  readonly box: Box;
  /** Of a paragraph: the lines it has here, from top to bottom. */
  readonly lines?: readonly SourceLine[];
}

/** A line as the source set it. */
export interface SourceLine {
  /** From the top of the place down to its baseline. */
  readonly baseline: number;
  /** Where it begins and ends. */
  readonly left: number;
  readonly right: number;
  /** How long it is when its words stand no farther apart, and no nearer, than a space is wide. */
  readonly natural: number;
  /** Room that the first word of the next line would have asked for behind it; null where its author ended it. */
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
  /** Colour behind the text of a marked word; null for none. */
  readonly highlight: Colour | null;
  readonly position: 'normal' | 'superscript' | 'subscript';
}

export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly style: TextStyle;
  readonly link: LinkTarget | null;
}

export type Inline =
  | TextRun
  /** A line end that the author meant: an address, a verse. Soft line ends are gone. */
  | { readonly kind: 'break' }
  | { readonly kind: 'tab' }
  /** The mark of a note: `Note.id`. */
  | { readonly kind: 'note'; readonly note: number; readonly style: TextStyle }
  /** A picture that stands within a line. */
  | { readonly kind: 'image'; readonly figure: Figure }
  /** The number of the page, in a running header or footer. */
  | { readonly kind: 'page-number'; readonly style: TextStyle }
  | { readonly kind: 'page-count'; readonly style: TextStyle }
  /** A field of a form, with what it shows. */
  | { readonly kind: 'field'; readonly field: Field; readonly style: TextStyle };

export interface Field {
  readonly name: string;
  readonly kind: 'text' | 'check' | 'radio' | 'choice' | 'button' | 'signature';
  readonly value: string;
  readonly widthPoints: number;
}

/** `left` is the edge where lines begin, `right` where they end: the other way round for text from right to left. */
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

/** The mark of a list item. The text of the paragraph does not repeat it. */
export interface ListMark {
  /** Items of one list share it; a list that starts anew has another. */
  readonly list: number;
  /** Nesting, 0 for the outermost. */
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
        /** What stands around the number: `(` and `)`. */
        readonly before: string;
        readonly after: string;
        /** How many outer levels the label repeats: 2 for `2.1.4`. */
        readonly outerLevels: number;
      };
}

export type ParagraphRole =
  | { readonly kind: 'body' }
  /** Level 0 is the document's title, 1 the outermost heading. */
  | { readonly kind: 'heading'; readonly level: number }
  | { readonly kind: 'list-item'; readonly mark: ListMark }
  | { readonly kind: 'caption' }
  | { readonly kind: 'code' }
  /** A line of a table of contents: title, tab, page. */
  | { readonly kind: 'contents-entry'; readonly level: number };

export interface TabStop {
  /** From the left edge of the paragraph's column. */
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
  /** Lines run from top to bottom, from the right to the left, as Japanese may be set. */
  readonly vertical: boolean;
  /** From the edges of its column; `firstLineIndent` adds to the left one and is negative for a hanging indent. */
  readonly indentLeft: number;
  readonly indentRight: number;
  readonly firstLineIndent: number;
  /** Between the bottom of the block above and the top of this one's first line, in its column; 0 at its top. */
  readonly spaceBefore: number;
  /** From baseline to baseline; for a single line what its font asks for. */
  readonly lineSpacing: number;
  readonly tabStops: readonly TabStop[];
  /** Painted behind the whole paragraph; null for none. */
  readonly background: Colour | null;
  /** A rule under or over the paragraph, as wide as its column. */
  readonly ruleAbove: Stroke | null;
  readonly ruleBelow: Stroke | null;
  /** A box drawn around it, or some of its sides, alone or with the paragraphs before and after it. */
  readonly frame: ParagraphFrame | null;
  /** One for each column or page it stands in, in order; at least one. */
  readonly places: readonly [BlockPosition, ...BlockPosition[]];
  /** Lines of the source, for writers that keep them: the sum over its places. */
  readonly lineCount: number;
}

export interface ParagraphFrame {
  readonly borders: TableCell['borders'];
  /** What the box leaves free around its text. */
  readonly padding: Margins;
  /** The first paragraph in the box, the last one. */
  readonly opens: boolean;
  readonly closes: boolean;
}

export interface Stroke {
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
    readonly top: Stroke | null;
    readonly right: Stroke | null;
    readonly bottom: Stroke | null;
    readonly left: Stroke | null;
  };
  readonly verticalAlignment: 'top' | 'middle' | 'bottom';
  /** Which way its lines run when they are turned by a quarter; null for upright text. */
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
  /** They stand on its first page alone. */
  readonly headedOnce?: boolean;
  /** Row by row; every place of the grid is covered by one cell. */
  readonly cells: readonly TableCell[];
  /** Found by its rulings rather than by how its texts line up. */
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
     * A part of a page to be painted: vector drawings, pictures put together of many. `withText`: the words inside
     * (labels of a chart) stay in the picture and are in no block.
     */
    | {
        readonly kind: 'region';
        readonly withText: boolean;
        /** Places in the painting order of what belongs to it; null for all there is. */
        readonly objects: readonly number[] | null;
      };
  readonly alternative: string | null;
  /** `floating`: text flows beside or over it; it is anchored, not in the flow. */
  readonly placement: 'block' | 'inline' | 'floating';
  readonly behindText: boolean;
  readonly alignment: Alignment;
  readonly angle: number;
  readonly spaceBefore: number;
  readonly places: readonly [BlockPosition];
  /** What a drawing is put together of, where that was asked for and somebody may want to edit it. */
  readonly parts?: DrawingParts | null;
}

export interface DrawingParts {
  /** Where the drawing stood when it was taken apart; its parts stand on that page. */
  readonly box: Box;
  readonly paths: readonly PagePath[];
  /** Its pictures, and what of it can only be painted, with their places in the painting order. */
  readonly pictures: readonly { readonly order: number; readonly figure: Figure }[];
  /** Its labels, which stand over everything else. */
  readonly texts: readonly FloatingText[];
}

/** Text that truly floats: beside the flow, turned, or inside a drawing. */
export interface FloatingText {
  readonly kind: 'floating-text';
  readonly id: number;
  readonly blocks: readonly Paragraph[];
  /** Degrees clockwise. */
  readonly angle: number;
  readonly background: Colour | null;
  readonly border: Stroke | null;
  /** The box as shown; of slanted text as it stands before it is turned about its centre. */
  readonly places: readonly [BlockPosition];
}

export type Block = Paragraph | Table | Figure | FloatingText;

/** A footnote, an endnote. */
export interface Footnote {
  readonly id: number;
  readonly mark: string;
  readonly blocks: readonly Paragraph[];
}

/** What repeats at the top or bottom of pages. */
export interface RunningText {
  /** On which pages: `first` of the section, `even` and `odd` by page number, else `all`. */
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
  /** At least one, from left to right; from the left edge of the page. */
  readonly columns: readonly { readonly left: number; readonly right: number }[];
  /** A rule stands between the columns. */
  readonly columnRule: boolean;
  readonly startsPage: boolean;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly headers: readonly RunningText[];
  readonly footers: readonly RunningText[];
  /** The number printed on its first page when page numbers are printed, else null. */
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
  /** The style that most characters have. */
  readonly bodyStyle: TextStyle;
}
