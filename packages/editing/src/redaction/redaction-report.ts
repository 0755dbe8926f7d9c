import {
  type RedactionPattern,
  type RedactionPlace,
  redactionPlaces,
} from '@octavo/contract/edits/redactions';

/** Removals from one part of the file; never the text itself. */
export interface Removal {
  readonly place: RedactionPlace;
  readonly count: number;
  /** Counted from 1; empty for parts that belong to no page. */
  readonly pages: readonly number[];
}

/** Findings of an operation of the list. */
export interface RedactionFinding {
  /** Id of the operation. */
  readonly operation: string;
  readonly kind: 'area' | 'text' | RedactionPattern;
  readonly hits: number;
  /** Those of the hits that were read in the picture of a page. */
  readonly hitsInPictures: number;
  readonly pages: readonly number[];
}

/** Pages without text whose pictures were read, counted from 1. */
export interface ScanReport {
  readonly read: readonly number[];
  /** Those of them in which no word was found. */
  readonly wordless: readonly number[];
  /** Pages that could not be read, so that what they show was not searched. */
  readonly unread: readonly number[];
}

export interface RedactionReport {
  readonly findings: readonly RedactionFinding[];
  readonly scans: ScanReport;
  readonly removals: readonly Removal[];
  /** Names of removed attachments. */
  readonly attachments: readonly string[];
}

/** Counts what is removed. */
export class Removals {
  readonly #counts = new Map<RedactionPlace, { count: number; readonly pages: Set<number> }>();
  readonly attachments: string[] = [];

  /** @param pageIndex counted from 0; null for parts that belong to no page. */
  note(place: RedactionPlace, pageIndex: number | null = null, count = 1): void {
    if (count === 0) {
      return;
    }

    const known = this.#counts.get(place) ?? { count: 0, pages: new Set<number>() };
    known.count += count;
    this.#counts.set(place, known);

    if (pageIndex !== null) {
      known.pages.add(pageIndex + 1);
    }
  }

  get list(): readonly Removal[] {
    return redactionPlaces.flatMap((place) => {
      const known = this.#counts.get(place);

      return known === undefined
        ? []
        : [{ place, count: known.count, pages: [...known.pages].sort((one, other) => one - other) }];
    });
  }
}
