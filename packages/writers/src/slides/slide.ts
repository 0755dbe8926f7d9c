/** A presentation before serialization: everything is positioned, and the page model is no longer needed. */

import type { Alignment, Inline, ListMarker, TabStop } from '@octavo/layout/model';
import type { Box, Colour } from '@octavo/pdf/content/page-content';
import type { DrawnShape, ShapeOutline } from '../drawingml/shape.ts';

/** Source of a picture: an image of the document, or part of a page rendered without its text. */
export type PictureSource =
  | { readonly kind: 'image'; readonly image: string }
  /** Content with these painting-order indices, within a box in page coordinates of the document. */
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
  /** Null when the paragraph is not a list item. */
  readonly mark: ListMarker | null;
  /** First number of the list that this item continues. */
  readonly startsAt: number;
  /**
   * Indent in points from the start side; `indent` is added for the first line and is negative for a hanging
   * indent.
   */
  readonly marginPoints: number;
  readonly indentPoints: number;
  readonly spaceBeforePoints: number;
  readonly lineSpacing: LineSpacing;
  readonly tabStops: readonly TabStop[];
}

export type LineSpacing =
  /** Relative to the font's line height. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'points'; readonly points: number };

export interface TextBody {
  readonly paragraphs: readonly SlideParagraph[];
  /** Font size of an empty text; a large one would make table rows grow. */
  readonly emptySizePoints: number;
  /** True when lines wrap at the frame edge; otherwise a single line may exceed it, in any font. */
  readonly wraps: boolean;
  /** Columns of characters from right to left. */
  readonly vertical: boolean;
  readonly anchor: 'top' | 'middle' | 'bottom';
  /** Insets between the frame and its text. */
  readonly insets: Box;
}

/** A positioned item; the box is unrotated, and `angle` rotates it clockwise about its centre. */
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
  /** True when it cannot be moved by accident: the picture of a whole page. */
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
  /** Each grid position is covered by exactly one cell. */
  readonly cells: readonly SlideCell[];
}

export type SlideItem = ShapeItem | PictureItem | TableItem;

export type Background =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'picture'; readonly source: PictureSource };

export interface Slide {
  /** Index of the document page it shows. */
  readonly pageIndex: number;
  /** Null to show the master's background. */
  readonly background: Background | null;
  /** True when the items of the master are visible. */
  readonly showsMaster: boolean;
  /** From back to front, which is also the order in which screen readers read a slide. */
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
  /** Common background content of most slides. */
  readonly master: Pick<Slide, 'background' | 'items'>;
  readonly slides: readonly Slide[];
}
