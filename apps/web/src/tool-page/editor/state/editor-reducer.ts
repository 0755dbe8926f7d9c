import { groupByPage } from '../document/page-keys.ts';
import type { EditProblem } from '../edits/edit-problem.ts';
import { type Caret, type EditHistory, historyOf, redone, undone, withEdit } from '../edits/history.ts';
import { isShapeTool } from '../tools/editor-tools.ts';
import { firstSettings } from '../tools/tool-settings.ts';
import type { EditorAction, EditorState, ObjectSelection, OpenText, StartOfEditing } from './editor-state.ts';

/** No choice of any tool, and nothing that is about to be added. */
const nothingChosen = {
  selection: null,
  group: null,
  typing: null,
  openText: null,
  pendingLink: null,
  marking: null,
  isCropping: false,
  pageCrop: null,
};

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
    ...nothingChosen,
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
    ...nothingChosen,
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
