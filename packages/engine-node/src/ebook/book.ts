/** Common form of all book formats: documents in reading order, in a folder with all they show. */
export interface Book {
  readonly title: string;
  readonly authors: readonly string[];
  /** BCP 47 tag from the book; null when it has none. */
  readonly language: string | null;
  /** True when pages progress from right to left, as in Arabic and in vertical Japanese. */
  readonly turnsLeft: boolean;
  readonly chapters: readonly Chapter[];
  readonly contents: readonly ContentsEntry[];
  /** Path of the cover's picture. */
  readonly cover: string | null;
}

/** Paths are relative to the folder of the book, with `/` between names. */
export interface Chapter {
  readonly path: string;
  /** `picture` is an image file in the reading order, shown on a page of its own. */
  readonly kind: 'markup' | 'picture';
  /** Set for a fixed-layout page, which has a size of its own. */
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
