import type { Annotation } from '@octavo/contract/edits/annotations';
import { describe, expect, it } from 'vitest';
import { addAnnotation } from '../edits/annotation-edits.ts';
import { type EditorAction, editorReducer, startState } from './editor-state.ts';

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
const addition: EditorAction = {
  kind: 'edit',
  edit: {
    operations: addAnnotation(start.history.operations, 'two', 'p2', note),
    name: { verb: 'add', object: 'note' },
    page: 'p2',
  },
  select: { page: 'p2', key: 'two' },
  tool: 'select',
};
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

  it('remembers the shape that was used last', () => {
    expect(editorReducer(added, { kind: 'tool', tool: 'ellipse' }).settings.shape).toBe('ellipse');
  });
});
