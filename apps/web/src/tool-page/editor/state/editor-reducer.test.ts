import type { Annotation } from '@octavo/contract/edits/annotations';
import { describe, expect, it } from 'vitest';
import { addAnnotation } from '../edits/annotation-edits.ts';
import { editorReducer, startState } from './editor-reducer.ts';
import type { EditorAction } from './editor-state.ts';

const note: Annotation = {
  type: 'note',
  at: { x: 1, y: 1 },
  icon: 'comment',
  color: '#ffd54a',
  contents: '',
  opacity: 1,
};
const operations = addAnnotation([], 'one', 'p1', note);
const start = startState({ operations, locale: 'en', allows: () => true });
const addition = {
  kind: 'edit',
  edit: {
    operations: addAnnotation(start.history.operations, 'two', 'p2', note),
    name: { verb: 'add', object: 'note' },
    page: 'p2',
  },
  select: { page: 'p2', key: 'two' },
  tool: 'select',
} as const satisfies EditorAction;
const added = editorReducer(start, addition);

describe('the state of the editor', () => {
  it('keeps the operations of pages that an edit does not touch', () => {
    expect(added.operationsByPage.get('p1')).toBe(start.operationsByPage.get('p1'));
    expect(added.operationsByPage.get('p2')).toHaveLength(1);
  });

  it('keeps the list of a file that another tab has', () => {
    const locked = editorReducer(added, { kind: 'lock', isLocked: true });

    expect(editorReducer(locked, addition)).toBe(locked);
    expect(editorReducer(locked, { kind: 'undo' })).toBe(locked);
  });

  it('takes no operation that the file forbids', () => {
    const forms = startState({ operations, locale: 'en', allows: ({ kind }) => kind === 'field.value' });

    expect(editorReducer(forms, addition)).toBe(forms);
  });

  it('shows the page of what was undone and selects nothing there', () => {
    const undone = editorReducer(added, { kind: 'undo' });

    expect(undone).toMatchObject({ selection: null, shown: { page: 'p2' } });
    expect(editorReducer(undone, { kind: 'redo' }).history.operations).toHaveLength(2);
  });

  it('puts the caret back where it was before what was undone', () => {
    const text = { page: 'p2', key: 'a text', anchor: 4, focus: 4, added: null };
    const open = editorReducer(start, { kind: 'open-text', text });
    const typed = editorReducer(open, { kind: 'edit', edit: addition.edit, caret: 5 });
    const moved = editorReducer(typed, { kind: 'caret', anchor: 9, focus: 9 });
    const undone = editorReducer(moved, { kind: 'undo' });

    expect(undone.openText).toMatchObject({ anchor: 4, focus: 4 });
    expect(editorReducer(undone, { kind: 'redo' }).openText).toMatchObject({ anchor: 9, focus: 9 });
  });

  it('has no step of undo for a change of a page that is gone', () => {
    const gone = addAnnotation(start.history.operations, 'three', 'inserted', note);
    const edit = { operations: gone, name: { verb: 'add', object: 'note' }, page: 'inserted' } as const;

    expect(editorReducer(start, { kind: 'edit', edit }).history).toBe(start.history);
  });

  it('remembers the shape that was used last', () => {
    expect(editorReducer(added, { kind: 'tool', tool: 'ellipse' }).settings.shape).toBe('ellipse');
  });
});
