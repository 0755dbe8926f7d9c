import type { TextSpan } from '../passages/passage.ts';

/** Edges in points from the upper left corner of the page as shown: left, top, right, bottom. */
export type CitedBox = readonly [left: number, top: number, right: number, bottom: number];

/** Words that stand on a page: the letters within the boxes are the letters of the quote. */
export interface Citation {
  /** Index of the document within the chat, from 0. */
  readonly document: number;
  /** Counted from 1. A quote never crosses the end of a page. */
  readonly page: number;
  /** In reading order, usually one for each line. */
  readonly boxes: readonly CitedBox[];
  readonly quote: string;
  /** Answering words, as spans of the quote. */
  readonly marked: readonly TextSpan[];
  /** Label of the row and header of the column of a table cell. */
  readonly label?: string;
  readonly header?: string;
  /** The quote with the names of its columns, for several values of a row. */
  readonly named?: string;
}
