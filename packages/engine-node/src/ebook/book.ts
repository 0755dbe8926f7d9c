/** A book as every format is read into: documents in reading order, in a folder with all they show. */
export interface Book {
  readonly title: string;
  readonly authors: readonly string[];
  /** BCP 47, as the book says; null when it does not. */
  readonly language: string | null;
  /** Whether pages are turned from left to right, as in Arabic and in vertical Japanese. */
  readonly turnsLeft: boolean;
  readonly chapters: readonly Chapter[];
  readonly contents: readonly ContentsEntry[];
  /** Path of the cover's picture. */
  readonly cover: string | null;
}

/** Paths are relative to the folder of the book, with `/` between names. */
export interface Chapter {
  readonly path: string;
  /** `picture` is a page of its own: an image file in the reading order. */
  readonly kind: 'markup' | 'picture';
  /** Set where the page has a size of its own and everything on it has its place. */
  readonly viewport: Viewport | null;
}

/** CSS pixels, 96 to the inch. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface ContentsEntry {
  readonly title: string;
  readonly target: LinkDestination | null;
  readonly children: readonly ContentsEntry[];
}

export interface LinkDestination {
  readonly path: string;
  /** Null for the beginning of the document. */
  readonly id: string | null;
}
