/** A presentation as it will be written: everything is placed, and nothing of the page model is needed any more. */
import type { DrawnShape, ShapeOutline } from '../drawingml/shape.ts';
import type { Alignment, Inline, ListMark, TabStop } from '../layout/model.ts';
import type { Box, Colour } from '../layout/page-content.ts';

/** Bytes that a picture is made of: a picture of the document, or a part of a page painted without its text. */
export type PictureSource =
  | { readonly kind: 'image'; readonly image: string }
  /** What was painted at these places of the painting order, within a box of the page as it is in the document. */
  | {
      readonly kind: 'region';
      readonly pageIndex: number;
      readonly box: Box;
      readonly orders: readonly number[];
    };

export interface SlideParagraph {
  readonly inlines: readonly Inline[];
  readonly alignment: Alignment;
  readonly direction: 'ltr' | 'rtl';
  /** Null for a paragraph that is no list item. */
  readonly mark: ListMark | null;
  /** First number of the run of items that this one continues. */
  readonly startsAt: number;
  /** Points from the side where its lines begin; `indent` adds to it in the first line, below 0 for a hanging one. */
  readonly marginPoints: number;
  readonly indentPoints: number;
  readonly spaceBeforePoints: number;
  readonly lineSpacing: LineSpacing;
  readonly tabStops: readonly TabStop[];
}

export type LineSpacing =
  /** Of what the font asks for. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'points'; readonly points: number };

export interface TextBody {
  readonly paragraphs: readonly SlideParagraph[];
  /** Of what is typed while there is no text: a large one would make the rows of a table grow. */
  readonly emptySizePoints: number;
  /** Lines end at the edge of the frame; a single line may run over it, whatever font it is shown in. */
  readonly wraps: boolean;
  /** Columns of signs from the right to the left. */
  readonly vertical: boolean;
  readonly anchor: 'top' | 'middle' | 'bottom';
  /** Between the frame and its text, on each side. */
  readonly insets: Box;
}

/** What stands on a slide; the box is that of the upright thing, which `angle` turns clockwise about its centre. */
interface RotatedBox {
  readonly box: Box;
  readonly angle: number;
}

export interface ShapeItem extends RotatedBox, DrawnShape {
  readonly kind: 'shape';
  readonly role: 'title' | 'text' | 'drawing';
  readonly text: TextBody | null;
}

export interface PictureItem extends RotatedBox {
  readonly kind: 'picture';
  readonly source: PictureSource;
  readonly alternative: string | null;
  /** Cannot be moved by a slip of the mouse: the picture of a whole page. */
  readonly locked: boolean;
}

export interface SlideCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly text: TextBody;
  readonly fill: Colour | null;
  readonly borders: Readonly<Record<'left' | 'right' | 'top' | 'bottom', ShapeOutline | null>>;
}

export interface TableItem extends RotatedBox {
  readonly kind: 'table';
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  readonly headerRows: number;
  /** Every place of the grid is covered by one cell. */
  readonly cells: readonly SlideCell[];
}

export type SlideItem = ShapeItem | PictureItem | TableItem;

export type Background =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'picture'; readonly source: PictureSource };

export interface Slide {
  /** Page of the document that it shows, counted from 0. */
  readonly pageIndex: number;
  /** Null shows the background of the master. */
  readonly background: Background | null;
  /** What stands on the master is seen here, too. */
  readonly showsMaster: boolean;
  /** From the back to the front, which is the order in which a slide is read out. */
  readonly items: readonly SlideItem[];
}

export interface Presentation {
  readonly title: string | null;
  readonly author: string | null;
  readonly language: string | null;
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly titleFont: string;
  readonly bodyFont: string;
  /** What most slides have at the back. */
  readonly master: Pick<Slide, 'background' | 'items'>;
  readonly slides: readonly Slide[];
}
