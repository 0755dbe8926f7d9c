import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { OperationFacts } from '@octavo/contract/edits/edit-rights';
import type { Box } from '@octavo/contract/edits/primitives';
import type { Locale } from '@octavo/i18n/locales';
import type { PageCrop } from '../crop/page-crop.ts';
import type { TextAnnotation } from '../document/annotation-geometry.ts';
import { type FieldPages, groupByPage } from '../document/page-keys.ts';
import type { EditProblem } from '../edits/edit-problem.ts';
import {
  type Caret,
  type Edit,
  type EditHistory,
  historyOf,
  redone,
  undone,
  withEdit,
} from '../edits/history.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { isShapeTool, type ToolName } from '../tools/editor-tools.ts';
import { firstSettings, type ToolSettings } from '../tools/tool-settings.ts';

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

export function startState({ operations, locale, allows, tool = 'select' }: StartOfEditing): EditorState {
  const history = historyOf(operations);

  return {
    history,
    operationsByPage: groupByPage(history.operations, new Map(), new Map()),
    fieldPages: new Map(),
    isLocked: false,
    allows,
    problems: new Map(),
    tool,
    settings: firstSettings(locale),
    selection: null,
    group: null,
    typing: null,
    openText: null,
    pendingLink: null,
    marking: null,
    isCropping: false,
    pageCrop: null,
    found: null,
    panel: 'properties',
    outline: null,
    shown: null,
    chosen: new Set(),
    adding: null,
  };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  if (isRefused(state, action)) {
    return state;
  }

  const next = changed(state, action);
  const { operations } = next.history;

  return operations === state.history.operations && next.fieldPages === state.fieldPages
    ? next
    : {
        ...next,
        operationsByPage: groupByPage(operations, state.operationsByPage, next.fieldPages),
      };
}

/** True for an action that would change a list which must stay as it is. */
function isRefused({ isLocked, allows, history }: EditorState, action: EditorAction): boolean {
  switch (action.kind) {
    case 'edit': {
      const known = new Set(history.operations);

      return isLocked || action.edit.operations.some((each) => !known.has(each) && !allows(each));
    }
    case 'type':
      // Text that was typed when another tab took over is given up with its field.
      return isLocked && action.typing !== null;
    case 'open-text':
      return isLocked && action.text !== null;
    case 'undo':
    case 'redo':
      return isLocked;
    default:
      return false;
  }
}

function changed(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'edit':
      return {
        ...state,
        pageCrop: null,
        history: withEdit(state.history, action.edit, state.openText),
        selection: action.select === undefined ? state.selection : action.select,
        group: action.select === undefined ? state.group : null,
        tool: action.tool ?? state.tool,
        typing: null,
        openText: action.select === undefined ? withCaret(state.openText, action.caret) : null,
        pendingLink: null,
        panel: action.select === undefined ? state.panel : 'properties',
      };
    case 'undo':
    case 'redo':
      return travelled(state, action.kind);
    case 'tool':
      return {
        ...withoutSelection(state),
        tool: action.tool,
        settings: isShapeTool(action.tool) ? { ...state.settings, shape: action.tool } : state.settings,
      };
    case 'settings':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'select':
      return {
        ...state,
        selection: action.selection,
        pageCrop: null,
        group: null,
        isCropping: state.isCropping && state.selection?.key === action.selection?.key,
        typing: null,
        openText: null,
        pendingLink: null,
        panel: action.selection === null ? state.panel : 'properties',
      };
    case 'group':
      return grouped(state, action.group);
    case 'type':
      return { ...state, typing: action.typing, openText: null };
    case 'open-text':
      return opened(state, action.text);
    case 'caret':
      return moved(state, action);
    case 'mark':
      return { ...state, marking: action.marking };
    case 'crop':
      return { ...state, isCropping: action.isCropping };
    case 'crop-page':
      return { ...withoutSelection(state), pageCrop: action.crop };
    case 'draw-link':
      return {
        ...state,
        pendingLink: action.link,
        selection: null,
        typing: null,
        openText: null,
        panel: 'properties',
      };
    case 'found':
      return { ...state, found: action.found };
    case 'panel':
      return { ...state, panel: action.panel, pageCrop: null, outline: null };
    case 'outline':
      return { ...state, outline: action.outline };
    case 'fields':
      return { ...state, fieldPages: action.pages };
    case 'choose':
      return { ...state, chosen: action.pages };
    case 'add-from':
      return { ...state, adding: action.file, selection: null, pageCrop: null };
    case 'lock':
      return { ...state, isLocked: action.isLocked };
    case 'problems':
      return withProblems(state, action.page, action.problems);
  }
}

/** Ends selecting, typing, drawing and cropping. */
function withoutSelection(state: EditorState): EditorState {
  return {
    ...state,
    tool: 'select',
    selection: null,
    group: null,
    typing: null,
    openText: null,
    pendingLink: null,
    marking: null,
    isCropping: false,
    pageCrop: null,
    panel: 'properties',
  };
}

/** The same state when nothing is new: pages are painted often. */
function withProblems(state: EditorState, page: string, problems: readonly EditProblem[]): EditorState {
  const known = state.problems.get(page);
  const isKnown = problems.length === 0 ? known === undefined : known === problems;

  if (isKnown) {
    return state;
  }

  const others = [...state.problems].filter(([other]) => other !== page);

  return { ...state, problems: new Map(problems.length === 0 ? others : [...others, [page, problems]]) };
}

/** A group of one is an ordinary selection. */
function grouped(state: EditorState, { page, keys }: ObjectSelection): EditorState {
  const [key] = keys;

  return {
    ...state,
    selection: keys.length === 1 && key !== undefined ? { page, key } : null,
    group: keys.length > 1 ? { page, keys } : null,
    isCropping: false,
    pageCrop: null,
    openText: null,
    typing: null,
    pendingLink: null,
    panel: 'properties',
  };
}

function opened(state: EditorState, openText: OpenText | null): EditorState {
  if (openText === null) {
    return { ...state, openText };
  }

  const { page, key } = openText;

  return {
    ...state,
    openText,
    selection: { page, key },
    group: null,
    pageCrop: null,
    typing: null,
    pendingLink: null,
    panel: 'properties',
  };
}

/** The same state when the caret is already there: fields report every selection, also those set by us. */
function moved(
  state: EditorState,
  { anchor, focus }: { readonly anchor: number; readonly focus: number },
): EditorState {
  const { openText } = state;

  return openText === null || (openText.anchor === anchor && openText.focus === focus)
    ? state
    : { ...state, openText: { ...openText, anchor, focus } };
}

function withCaret(openText: OpenText | null, caret: number | undefined): OpenText | null {
  return openText === null || caret === undefined ? openText : { ...openText, anchor: caret, focus: caret };
}

function caretOf({ caret }: Pick<EditHistory['past'][number], 'caret'>): Partial<Caret> {
  return caret === null ? {} : { anchor: caret.anchor, focus: caret.focus };
}

function travelled(state: EditorState, direction: 'undo' | 'redo'): EditorState {
  const step = direction === 'undo' ? state.history.past.at(-1) : state.history.future[0];

  if (step === undefined) {
    return state;
  }

  // The text that is being typed stays open.
  const isTyped = state.openText?.page === step.page;

  return {
    ...state,
    history:
      direction === 'undo' ? undone(state.history, state.openText) : redone(state.history, state.openText),
    selection: isTyped ? state.selection : null,
    pageCrop: null,
    group: null,
    isCropping: false,
    typing: null,
    openText: isTyped && state.openText !== null ? { ...state.openText, ...caretOf(step) } : null,
    pendingLink: null,
    shown: { page: step.page, time: (state.shown?.time ?? 0) + 1 },
  };
}
