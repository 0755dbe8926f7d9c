/** A character where it stands on a page; points, from the lower left corner. */
export interface Glyph {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Not in the document: a space or a line end that the text engine put between runs. */
  readonly made: boolean;
  /** A hyphen that only breaks a word at the end of a line. */
  readonly hyphen: boolean;
}
