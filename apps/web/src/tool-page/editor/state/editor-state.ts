import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { OperationFacts } from '@octavo/contract/edits/edit-rights';
import type { Box } from '@octavo/contract/edits/primitives';
import type { Locale } from '@octavo/i18n/locales';
import type { PageCrop } from '../crop/page-crop.ts';
import type { TextAnnotation } from '../document/annotation-geometry.ts';
import type { FieldPages } from '../document/page-keys.ts';
import type { EditProblem } from '../edits/edit-problem.ts';
import type { Edit, EditHistory } from '../edits/history.ts';
import type { PageObject } from '../edits/page-objects.ts';
import type { ToolName } from '../tools/editor-tools.ts';
import type { ToolSettings } from '../tools/tool-settings.ts';

export interface SelectedObject {
  readonly page: string;
  readonly key: string;
}

/** Several objects of a page by their keys. */
export interface ObjectSelection {
  readonly page: string;
  readonly keys: readonly string[];
}

/** Area that a link was drawn over and that still needs a target. */
export interface PendingLink {
  readonly page: string;
  readonly area: Box;
}

/** Text that is typed on the page and joins the list when it is finished. */
export interface Typing {
  readonly page: string;
  /** The object that has the text; null for a new one. */
  readonly target: PageObject | null;
  readonly annotation: TextAnnotation;
}

/** Text of the page that is open for typing. */
export interface OpenText {
  readonly page: string;
  readonly key: string;
  /** End of the selected part that stays where it is, and the one with the caret. */
  readonly anchor: number;
  readonly focus: number;
  /** Text that joins the list with its first letter; null for one that is already there. */
  readonly added: OperationOf<'text.add'> | null;
}

/** Place of a text that was searched for. */
export interface FoundSpan {
  readonly page: string;
  /** Key of the text that it is part of. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** Places that a search has found, and the one that is shown. */
export interface FoundSpans {
  readonly places: readonly FoundSpan[];
  readonly current: number;
}

/** Words that a markup tool is about to mark by keys, by their indexes. */
export interface Marking {
  readonly page: string;
  readonly from: number;
  readonly to: number;
}

/** Boxes of a page that something leads to, such as a change in a report. */
export interface OutlinedAreas {
  readonly page: string;
  readonly boxes: readonly Box[];
}

/** State of the editor. Only the history belongs to the document; the rest is what the user sees of it. */
export interface EditorState {
  readonly history: EditHistory;
  /** The operations of the list by page; those of a page stay the same array until one of them changes. */
  readonly operationsByPage: ReadonlyMap<string, readonly Operation[]>;
  /** Pages of the fields of the file, once they are read. */
  readonly fieldPages: FieldPages;
  /** True while another tab has the file; the list stays as it is. */
  readonly isLocked: boolean;
  /** True for an operation that the file permits; others never join the list. */
  readonly allows: (operation: OperationFacts) => boolean;
  /** Operations that could not be applied to the picture of their page, by page. */
  readonly problems: ReadonlyMap<string, readonly EditProblem[]>;
  readonly tool: ToolName;
  readonly settings: ToolSettings;
  readonly selection: SelectedObject | null;
  /** Objects of one page that are selected together, in place of `selection`. */
  readonly group: ObjectSelection | null;
  readonly typing: Typing | null;
  readonly openText: OpenText | null;
  readonly pendingLink: PendingLink | null;
  readonly marking: Marking | null;
  /** True while the handles of the selected picture crop it. */
  readonly isCropping: boolean;
  /** Part of a page that is about to be all that it shows. */
  readonly pageCrop: PageCrop | null;
  /** Null while no search is open. */
  readonly found: FoundSpans | null;
  readonly panel: 'properties' | 'comments' | 'find' | 'pages' | 'signatures';
  readonly outline: OutlinedAreas | null;
  /** Pages that are chosen in the strip. */
  readonly chosen: ReadonlySet<string>;
  /** File whose pages are about to be added. */
  readonly adding: AddedFile | null;
  /** Page that undo or redo has changed, with a number that makes each time another one. */
  readonly shown: { readonly page: string; readonly time: number } | null;
}

export interface StartOfEditing {
  readonly operations: readonly Operation[];
  readonly locale: Locale;
  readonly allows: EditorState['allows'];
  /** Tool that the page begins with. */
  readonly tool?: ToolName;
}

/** File of other pages, by the name that operations use. */
export interface AddedFile {
  readonly asset: string;
  readonly pages: number;
}

export type EditorAction =
  | {
      readonly kind: 'edit';
      readonly edit: Edit;
      /** Absent for a change of what is selected. */
      readonly select?: SelectedObject | null;
      /** Place of the caret after a change of the open text. */
      readonly caret?: number;
      readonly tool?: ToolName;
    }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'tool'; readonly tool: ToolName }
  | { readonly kind: 'settings'; readonly settings: Partial<ToolSettings> }
  | { readonly kind: 'select'; readonly selection: SelectedObject | null }
  | { readonly kind: 'group'; readonly group: ObjectSelection }
  | { readonly kind: 'type'; readonly typing: Typing | null }
  | { readonly kind: 'open-text'; readonly text: OpenText | null }
  | { readonly kind: 'caret'; readonly anchor: number; readonly focus: number }
  | { readonly kind: 'mark'; readonly marking: Marking | null }
  | { readonly kind: 'crop'; readonly isCropping: boolean }
  | { readonly kind: 'crop-page'; readonly crop: PageCrop | null }
  | { readonly kind: 'draw-link'; readonly link: PendingLink | null }
  | { readonly kind: 'found'; readonly found: FoundSpans | null }
  | { readonly kind: 'panel'; readonly panel: EditorState['panel'] }
  | { readonly kind: 'outline'; readonly outline: OutlinedAreas | null }
  | { readonly kind: 'fields'; readonly pages: FieldPages }
  | { readonly kind: 'choose'; readonly pages: ReadonlySet<string> }
  | { readonly kind: 'add-from'; readonly file: AddedFile | null }
  | { readonly kind: 'lock'; readonly isLocked: boolean }
  | { readonly kind: 'problems'; readonly page: string; readonly problems: readonly EditProblem[] };
