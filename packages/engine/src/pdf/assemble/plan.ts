import type { PdfDocument } from '../document.ts';

export interface SourcePage {
  readonly source: number;
  /** Index from 0. */
  readonly page: number;
  /** Clockwise, on top of the rotation the page has. */
  readonly turn?: 0 | 90 | 180 | 270;
}

export interface BlankPage {
  readonly blank: { readonly widthPoints: number; readonly heightPoints: number };
}

/** Which pages of which documents make the new one, and what becomes of what surrounds them. */
export interface AssemblyPlan {
  readonly sources: readonly { readonly document: PdfDocument; readonly title: string }[];
  readonly pages: readonly (SourcePage | BlankPage)[];
  /** `by-source`: one entry a source over its own outline. */
  readonly bookmarks: 'keep' | 'by-source' | 'none';
  /** Files attached to the documents as a whole; those of annotations go with their page. Default `keep`. */
  readonly attachments?: 'keep' | 'none';
  /** Written as /ModDate and in the metadata; without it neither says when. */
  readonly modified?: Date;
  readonly packed?: boolean;
}

/** What a person should know about the result. */
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
}
