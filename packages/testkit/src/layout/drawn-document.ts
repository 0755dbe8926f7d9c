import type { DocumentContent, PageContent } from '@octavo/pdf/content/page-content';
import { drawnFonts } from './drawn-page.ts';

/** A document of drawn pages, without metadata except what is given. */
export function drawnDocument(
  pages: readonly PageContent[],
  more: Partial<DocumentContent> = {},
): DocumentContent {
  return {
    fonts: drawnFonts,
    pages,
    outline: [],
    tags: [],
    title: null,
    author: null,
    creator: null,
    language: null,
    ...more,
  };
}
