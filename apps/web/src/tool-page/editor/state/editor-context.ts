import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import type { EditorTask } from '@octavo/tools/kit/types';
import { createContext, type Dispatch, useContext } from 'react';
import type { DocumentContents } from '../document/document-contents.ts';
import type { EditingDocument } from '../document/editing-document.ts';
import type { Size } from '../document/geometry.ts';
import type { ListedPage } from '../edits/page-list.ts';
import type { PageObject } from '../edits/page-objects.ts';
import type { LineStore } from '../signing/line-store.ts';
import type { SetTexts } from '../text/set-texts.ts';
import type { AssetStore } from './asset-store.ts';
import type { EditorAction, EditorState } from './editor-state.ts';

/** Everything that parts of the editor share. */
export interface EditorShared {
  /** Name of the file. */
  readonly name: string;
  readonly document: EditingDocument;
  /** Main job of the page. */
  readonly task: EditorTask;
  readonly contents: DocumentContents;
  readonly assets: AssetStore;
  readonly setTexts: SetTexts;
  /** Lines of the document to sign on. */
  readonly lines: LineStore;
  readonly state: EditorState;
  /** Pages with all changes, in order. */
  readonly pages: readonly ListedPage[];
  /** Number of a page in the order of the pages, from 1; 0 for one that is gone. */
  numberOf(page: string): number;
  /** Size of a page as it is shown; that of the first one for a page that is gone. */
  sizeOf(page: string): Size;
  readonly dispatch: Dispatch<EditorAction>;
  /** The list after the last action: what waited for something continues with it, not with that of its rendering. */
  list(): readonly Operation[];
  /** Adds an annotation, selects it and announces it. */
  add(page: string, annotation: Annotation): void;
  /** Gives an object another form; changes with the same `joins` in a row are one step of undo. */
  change(object: PageObject, annotation: Annotation, joins?: string): void;
  move(object: PageObject, by: { readonly x: number; readonly y: number }, joins?: string): void;
  remove(object: PageObject): void;
  /** Shows a page at the top of the view, or scrolls until a part of it is in view. */
  show(page: string, part?: Box): void;
  /** On a phone, enlarges a part of a page to the width of the screen. */
  approach(page: string, part: Box): void;
}

export const EditorContext = createContext<EditorShared | null>(null);

export function useEditor(): EditorShared {
  const shared = useContext(EditorContext);

  if (shared === null) {
    throw new Error('Parts of the editor are shown inside of it');
  }

  return shared;
}
