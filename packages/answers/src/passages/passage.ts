/** A document as read for questions: all that ranking, answers and citations need, without the PDF. Stored as JSON. */
export interface ReadDocument {
  readonly version: 1;
  readonly title: string | null;
  /** ISO 639-3, by the text itself; null when unknown. */
  readonly language: string | null;
  /** One for each page of the file, in order. */
  readonly pages: readonly ReadPage[];
  /** In reading order. */
  readonly passages: readonly Passage[];
  /** Texts that are no passage: running headers and footers, entries of a table of contents. */
  readonly asides?: readonly string[];
}

/** Size in points of the page as shown, and how its text was read. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  /**
   * `scanned`: read by OCR. `unread`: its fonts do not say which characters it shows, or it is a scan that was
   * not read; no passage is on it. `empty`: it has no text.
   */
  readonly state: 'text' | 'scanned' | 'unread' | 'empty';
}

/**
 * The smallest part of a document that is ranked: a paragraph or list, a row of a table, a note, or a heading, which
 * is cited only when nothing below it answers.
 */
export interface Passage {
  readonly kind: 'text' | 'row' | 'note' | 'heading';
  /** Headings above it, outermost first. */
  readonly headings: readonly string[];
  readonly text: string;
  /** Sentences in order, without the white space between them. */
  readonly sentences: readonly TextSpan[];
  /** Lines of the page with the words that may be cited. Words in none of them are never cited. */
  readonly lines: readonly PassageLine[];
  readonly row?: PassageRow;
}

/** Part of a text, as UTF-16 offsets. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Words of a passage on one line of a page. Lengths are in points from the upper left corner of the page as shown. */
export interface PassageLine {
  /** Counted from 0. */
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
  /** True when the line runs up or down the page: `top` and `bottom` are its left and right edge, words have y. */
  readonly sideways?: boolean;
  /**
   * Four numbers for each word: start and end in the text, left and right. A word with end 0 marks letters that are not
   * in the text, such as the sign of a note, and that no box may cross.
   */
  readonly words: readonly number[];
}

/** A row of a table. The text of its passage reads `label; header: value; header: value`. */
export interface PassageRow {
  /** Number of the table in the document, from 0. */
  readonly table: number;
  readonly label: string;
  /** Heading within the table above the row; null for none. */
  readonly section: string | null;
  /** Values in order, as spans of the text, without those of the label. */
  readonly cells: readonly (TextSpan & { readonly header: string })[];
}
