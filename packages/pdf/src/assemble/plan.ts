import type { PdfDocument } from '../document.ts';

export interface SourcePage {
  readonly source: number;
  /** Page index from 0. */
  readonly page: number;
  /** Clockwise rotation, added to the page's own. */
  readonly turn?: 0 | 90 | 180 | 270;
}

export interface BlankPage {
  readonly blank: { readonly widthPoints: number; readonly heightPoints: number };
}

/** Pages that make up the new document, and the handling of bookmarks and attachments. */
export interface AssemblyPlan {
  readonly sources: readonly { readonly document: PdfDocument; readonly title: string }[];
  readonly pages: readonly (SourcePage | BlankPage)[];
  /** `by-source`: one entry per source above its own outline. */
  readonly bookmarks: 'keep' | 'by-source' | 'none';
  /** Files attached to the documents as a whole; files of annotations stay with their page. Default `keep`. */
  readonly attachments?: 'keep' | 'none';
  /** Written as /ModDate and in the metadata; without it both omit the modification date. */
  readonly modified?: Date;
  /** True to pack objects into object streams always; by default, that depends on how many there are. */
  readonly packed?: boolean;
}

/** Change in the result that the user should know about. */
export type AssemblyNote =
  | 'signatures-removed'
  | 'scripts-removed'
  | 'xfa-removed'
  | 'links-removed'
  | 'fields-renamed'
  | 'destinations-renamed';

export interface AssemblyResult {
  readonly pages: number;
  readonly bytes: number;
  readonly notes: readonly AssemblyNote[];
  readonly kept: KeptParts;
}

/** Numbers of parts that were carried over from the sources. */
export interface KeptParts {
  readonly bookmarks: number;
  readonly links: number;
  readonly fields: number;
}
