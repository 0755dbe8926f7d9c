import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import type { Locale } from '@octavo/i18n/locales';
import type { TextAnnotation } from '../document/annotation-geometry.ts';
import { groupByPage } from '../document/page-keys.ts';
import { type Edit, type EditHistory, historyOf, redone, undone, withEdit } from '../edits/history.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { isShapeTool, type ToolName } from '../tools/editor-tools.ts';
import { firstSettings, type ToolSettings } from '../tools/tool-settings.ts';

export interface Selection {
  readonly page: string;
  readonly key: string;
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

/** Words that a markup tool is about to mark by keys, by their indexes. */
export interface Marking {
  readonly page: string;
  readonly from: number;
  readonly to: number;
}

/** State of the editor. Only the history belongs to the document; the rest is what the user sees of it. */
export interface EditorState {
  readonly history: EditHistory;
  /** The operations of the list by page; those of a page stay the same array until one of them changes. */
  readonly operationsByPage: ReadonlyMap<string, readonly Operation[]>;
  /** True for a file that must not be changed; the list stays as it is. */
  readonly isLocked: boolean;
  readonly tool: ToolName;
  readonly settings: ToolSettings;
  readonly selection: Selection | null;
  readonly typing: Typing | null;
  readonly pendingLink: PendingLink | null;
  readonly marking: Marking | null;
  readonly panel: 'properties' | 'comments';
  /** Page that undo or redo has changed, with a number that makes each time another one. */
  readonly shown: { readonly page: string; readonly time: number } | null;
}

interface StartOfEditing {
  readonly operations: readonly Operation[];
  readonly locale: Locale;
  readonly isLocked: boolean;
}

export type EditorAction =
  | {
      readonly kind: 'edit';
      readonly edit: Edit;
      readonly select?: Selection | null;
      readonly tool?: ToolName;
    }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'tool'; readonly tool: ToolName }
  | { readonly kind: 'settings'; readonly settings: Partial<ToolSettings> }
  | { readonly kind: 'select'; readonly selection: Selection | null }
  | { readonly kind: 'type'; readonly typing: Typing | null }
  | { readonly kind: 'mark'; readonly marking: Marking | null }
  | { readonly kind: 'draw-link'; readonly link: PendingLink | null }
  | { readonly kind: 'panel'; readonly panel: EditorState['panel'] };

export function startState({ operations, locale, isLocked }: StartOfEditing): EditorState {
  return {
    history: historyOf(operations),
    operationsByPage: groupByPage(operations, new Map()),
    isLocked,
    tool: 'select',
    settings: firstSettings(locale),
    selection: null,
    typing: null,
    pendingLink: null,
    marking: null,
    panel: 'properties',
    shown: null,
  };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  if (state.isLocked && (action.kind === 'edit' || action.kind === 'type')) {
    return state;
  }

  const next = changed(state, action);
  const { operations } = next.history;

  return operations === state.history.operations
    ? next
    : { ...next, operationsByPage: groupByPage(operations, state.operationsByPage) };
}

function changed(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'edit':
      return {
        ...state,
        history: withEdit(state.history, action.edit),
        selection: action.select === undefined ? state.selection : action.select,
        tool: action.tool ?? state.tool,
        typing: null,
        pendingLink: null,
        panel: action.select === undefined ? state.panel : 'properties',
      };
    case 'undo':
    case 'redo':
      return travelled(state, action.kind);
    case 'tool':
      return {
        ...state,
        tool: action.tool,
        settings: isShapeTool(action.tool) ? { ...state.settings, shape: action.tool } : state.settings,
        selection: null,
        typing: null,
        pendingLink: null,
        marking: null,
        panel: 'properties',
      };
    case 'settings':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'select':
      return {
        ...state,
        selection: action.selection,
        typing: null,
        pendingLink: null,
        panel: action.selection === null ? state.panel : 'properties',
      };
    case 'type':
      return { ...state, typing: action.typing };
    case 'mark':
      return { ...state, marking: action.marking };
    case 'draw-link':
      return { ...state, pendingLink: action.link, selection: null, typing: null, panel: 'properties' };
    case 'panel':
      return { ...state, panel: action.panel };
  }
}

function travelled(state: EditorState, direction: 'undo' | 'redo'): EditorState {
  const step = direction === 'undo' ? state.history.past.at(-1) : state.history.future[0];

  if (step === undefined) {
    return state;
  }

  return {
    ...state,
    history: direction === 'undo' ? undone(state.history) : redone(state.history),
    selection: null,
    typing: null,
    pendingLink: null,
    shown: { page: step.page, time: (state.shown?.time ?? 0) + 1 },
  };
}
