import type { Operation } from '@octavo/contract/edits/edit-list';
import type { DocumentFields } from '@octavo/engine-browser/editing/protocol';
import { useSyncExternalStore } from 'react';
import { type DocumentContents, noFields } from './document-contents.ts';
import type { AnnotationView, GraphicView, TextUnit, TextWord } from './editing-document.ts';
import { indexOfPage } from './page-keys.ts';

const noAnnotations: readonly AnnotationView[] = [];
const noWords: readonly TextWord[] = [];
const noGraphics: readonly GraphicView[] = [];
const noUnits: readonly TextUnit[] = [];

/** Annotations of a page as the file has them, or after operations that show the page otherwise. */
export function useAnnotations(
  contents: DocumentContents,
  page: string,
  checkpoint: readonly Operation[],
): readonly AnnotationView[] {
  const read = () =>
    (checkpoint.length === 0
      ? contents.annotations(indexOfPage(page))
      : contents.annotationsAfter(page, checkpoint)) ?? noAnnotations;

  return useSyncExternalStore(contents.subscribe, read, read);
}

/** Fields of the document as the file has them. */
export function useBaseFields(contents: DocumentContents): DocumentFields {
  const read = () => contents.fields() ?? noFields;

  return useSyncExternalStore(contents.subscribe, read, read);
}

/** Words of a page in reading order, as the page is shown after some operations. */
export function useWords(
  contents: DocumentContents,
  page: string,
  checkpoint: readonly Operation[],
): readonly TextWord[] {
  const read = () =>
    (checkpoint.length === 0 ? contents.words(indexOfPage(page)) : contents.wordsAfter(page, checkpoint)) ??
    noWords;

  return useSyncExternalStore(contents.subscribe, read, read);
}

/**
 * Pictures and drawings of a page, as it is shown after some operations; none while they are not needed, so that they
 * are not read.
 */
export function useGraphicViews(
  contents: DocumentContents,
  page: string,
  checkpoint: readonly Operation[],
  isNeeded: boolean,
): readonly GraphicView[] {
  const readGraphics = () =>
    checkpoint.length === 0 ? contents.graphics(indexOfPage(page)) : contents.graphicsAfter(page, checkpoint);
  const read = () => (isNeeded ? (readGraphics() ?? noGraphics) : noGraphics);

  return useSyncExternalStore(contents.subscribe, read, read);
}

/**
 * Texts of a page that can be edited, as it is shown after some operations; none while they are not needed, so that
 * they are not read.
 */
export function useTextUnits(
  contents: DocumentContents,
  page: string,
  checkpoint: readonly Operation[],
  isNeeded: boolean,
): readonly TextUnit[] {
  const readUnits = () =>
    checkpoint.length === 0
      ? contents.textUnits(indexOfPage(page))
      : contents.textUnitsAfter(page, checkpoint);
  const read = () => (isNeeded ? (readUnits() ?? noUnits) : noUnits);

  return useSyncExternalStore(contents.subscribe, read, read);
}
