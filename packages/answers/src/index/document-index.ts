import type { ReadDocument } from '../passages/passage.ts';
import type { KinTable } from './kin-table.ts';

/** Sentences and their words in flat columns: a document of 600 pages has half a million words. */
export interface DocumentIndex {
  readonly documents: readonly ReadDocument[];
  /** Language of each document, ISO 639-3; null for unknown. */
  readonly languages: readonly (string | null)[];
  readonly passages: readonly IndexedPassage[];
  readonly sentences: readonly IndexedSentence[];
  readonly tokens: TokenColumns;
  /** Folded words by their number in `tokens.word`. */
  readonly words: readonly string[];
  readonly wordIds: ReadonlyMap<string, number>;
  readonly stems: readonly string[];
  readonly stemIds: ReadonlyMap<string, number>;
  readonly postings: Postings;
  /** Stems of the words of documents that stand in no passage. */
  readonly asides: ReadonlySet<string>;
  /** Passages under headings with a stem. */
  readonly headed: ReadonlyMap<number, readonly number[]>;
  readonly kin: KinTable;
  /** Stems of the words behind an acronym that a document explains, and the acronym behind them. */
  readonly acronyms: ReadonlyMap<string, readonly string[]>;
  /** Mean number of words with content in a sentence and in a passage. */
  readonly meanLength: { readonly sentence: number; readonly passage: number };
}

export interface IndexedPassage {
  readonly document: number;
  /** Index in the passages of its document. */
  readonly place: number;
  readonly firstSentence: number;
  /** One after the last. */
  readonly endSentence: number;
  /** Numbers of the stems of its headings. */
  readonly headings: readonly number[];
  readonly contentWords: number;
}

export interface IndexedSentence {
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  readonly firstToken: number;
  readonly endToken: number;
  readonly contentWords: number;
}

export interface TokenColumns {
  /** Number of the stem; -1 for a stop word. */
  readonly stem: Int32Array;
  readonly word: Int32Array;
  /** Offsets in the text of the passage. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly flags: Uint16Array;
}

/** Sentences of each stem, ascending, with the number of times that it occurs there. */
export interface Postings {
  /** First entry of each stem; one more at the end. */
  readonly offsets: Int32Array;
  readonly sentences: Int32Array;
  readonly counts: Uint8Array;
}
