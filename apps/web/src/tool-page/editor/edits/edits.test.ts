import type { Annotation } from '@octavo/contract/edits/annotations';
import { editList, type Operation } from '@octavo/contract/edits/edit-list';
import { describe, expect, it } from 'vitest';
import type { AnnotationView } from '../document/editing-document.ts';
import {
  addAnnotation,
  changeAnnotation,
  deleteAnnotation,
  moveAnnotation,
  reorderAnnotation,
  replyTo,
  setReviewState,
} from './annotation-edits.ts';
import { changesByPage, dependentsOf, ownChanges, withoutChange } from './changes.ts';
import { historyOf, redone, undone, withEdit } from './history.ts';
import { objectAt } from './hit-test.ts';
import { addLink, changeLink, deleteLink } from './link-edits.ts';
import { objectsOf } from './page-objects.ts';

const note: Annotation = {
  type: 'note',
  at: { x: 10, y: 10 },
  icon: 'comment',
  color: '#ffd54a',
  contents: 'First',
  opacity: 1,
};
const box: Annotation = {
  type: 'rectangle',
  box: { left: 100, top: 100, width: 50, height: 40 },
  stroke: { color: '#c0392b', width: 2, style: 'solid' },
  fill: null,
  cloud: false,
  contents: '',
  opacity: 1,
};
const view: AnnotationView = {
  index: 3,
  subtype: 'Square',
  author: 'Ada',
  contents: 'Theirs',
  box: { left: 100, top: 100, width: 50, height: 40 },
  replies: [{ author: 'Ben', text: 'Yes', isOwn: false }],
  state: 'none',
  link: null,
  annotation: box,
};
const theirs = { page: 'p1', ref: { index: 3, subtype: 'Square' }, annotation: box };

function made(id: string, annotation: Annotation) {
  return { page: 'p1', ref: { made: id }, annotation };
}

function only(operations: readonly Operation[]) {
  expect(
    editList.safeParse({ version: 1, base: { sha256: 'a'.repeat(64), pages: 1 }, operations }).success,
  ).toBe(true);

  return objectsOf('p1', [view], operations);
}

describe('annotations of the list', () => {
  const added = addAnnotation([], 'one', 'p1', note);

  it('are rewritten by later changes', () => {
    const after = moveAnnotation(added, 'two', made('one', note), { x: 5, y: 6 });

    expect(after).toHaveLength(1);
    expect(only(after).at(-1)?.box).toMatchObject({ left: 15, top: 16 });
  });

  it('leave nothing behind when they are deleted', () => {
    const answered = replyTo(added, 'two', made('one', note), { text: 'Thanks', author: '' });

    expect(only(answered).at(-1)?.replies).toEqual([{ author: '', text: 'Thanks', isOwn: true }]);
    expect(deleteAnnotation(answered, 'three', made('one', note))).toEqual([]);
  });

  it('change their order only on their page', () => {
    const elsewhere = addAnnotation(added, 'other', 'p2', note);
    const both = addAnnotation(elsewhere, 'two', 'p1', box);

    expect(reorderAnnotation(both, 'one', 1).map(({ id }) => id)).toEqual(['two', 'other', 'one']);
    expect(reorderAnnotation(both, 'one', -1)).toBe(both);
  });
});

describe('annotations of the file', () => {
  it('are moved by the sum of all moves, and not at all when they return', () => {
    const once = moveAnnotation([], 'one', theirs, { x: 5, y: 0 });
    const twice = moveAnnotation(once, 'two', theirs, { x: 1, y: 2 });

    expect(twice).toHaveLength(1);
    expect(only(twice)[0]?.box).toMatchObject({ left: 106, top: 102 });
    expect(moveAnnotation(twice, 'three', theirs, { x: -6, y: -2 })).toEqual([]);
  });

  it('contain earlier moves in their new form', () => {
    const moved = moveAnnotation([], 'one', theirs, { x: 5, y: 0 });
    const [object] = only(moved);
    const changed = changeAnnotation(moved, 'two', theirs, { ...object!.annotation!, opacity: 0.5 });

    expect(changed.map(({ kind }) => kind)).toEqual(['annotation.change']);
    expect(only(changed)[0]).toMatchObject({ box: { left: 105 }, replies: [{ text: 'Yes' }] });
  });

  it('disappear with everything that was done to them', () => {
    const answered = setReviewState(
      replyTo([], 'one', theirs, { text: 'No', author: 'Zoë' }),
      'two',
      theirs,
      {
        state: 'rejected',
        author: 'Zoë',
      },
    );
    expect(only(answered)[0]?.state).toBe('rejected');

    const deleted = deleteAnnotation(answered, 'three', theirs);

    expect(deleted.map(({ kind }) => kind)).toEqual(['annotation.delete']);
    expect(only(deleted)).toEqual([]);
  });
});

describe('links', () => {
  const link = {
    areas: [{ left: 1, top: 2, width: 30, height: 10 }],
    target: { kind: 'web', address: 'https://octavo.example/' },
  } as const;

  it('are changed in place and deleted without a trace', () => {
    const added = addLink([], 'one', 'p1', link);
    const changed = changeLink(added, 'two', 'p1', { made: 'one' }, { ...link, areas: [view.box] });

    expect(changed).toHaveLength(1);
    expect(only(changed).at(-1)?.box).toEqual(view.box);
    expect(deleteLink(changed, 'three', 'p1', { made: 'one' })).toEqual([]);
  });

  it('of the file are deleted by an operation', () => {
    expect(deleteLink([], 'one', 'p1', { index: 3, subtype: 'Link' })).toHaveLength(1);
  });
});

describe('undo and redo', () => {
  const name = { verb: 'add', object: 'note' } as const;
  const first = withEdit(historyOf([]), {
    operations: addAnnotation([], 'one', 'p1', note),
    name,
    page: 'p1',
  });

  it('return to every state in both directions', () => {
    expect(undone(first).operations).toEqual([]);
    expect(redone(undone(first)).operations).toEqual(first.operations);
    expect(undone(historyOf([]))).toEqual(historyOf([]));
  });

  it('join edits of the same text', () => {
    const typed = ['F', 'Fi', 'Fir'].reduce(
      (history, contents) =>
        withEdit(history, {
          operations: changeAnnotation(history.operations, 'x', made('one', note), { ...note, contents }),
          name: { verb: 'change', object: 'note' },
          page: 'p1',
          joins: 'text one',
        }),
      first,
    );

    expect(typed.past).toHaveLength(2);
    expect(undone(typed).operations).toEqual(first.operations);
  });

  it('leave out what was done to pages that are gone', () => {
    const gone: Operation = { id: 'gone', kind: 'page.delete', page: 'p2' };
    const late = ['p1', 'p2', 'inserted'].reduce<readonly Operation[]>(
      (list, page) => addAnnotation(list, `on-${page}`, page, note),
      [gone],
    );
    const kept = ['gone', 'on-p1'];

    expect(
      withEdit(historyOf([gone]), { operations: late, name, page: 'p1' }).operations.map(({ id }) => id),
    ).toEqual(kept);
    expect(historyOf(late).operations.map(({ id }) => id)).toEqual(kept);
  });

  it('takes back what was kept, change by change', () => {
    const first = addAnnotation([], 'a', 'p1', note);
    const back = undone(historyOf(addAnnotation(first, 'b', 'p1', box)));
    expect(back.operations).toEqual(first);
    expect(back.future[0]?.name).toEqual({ verb: 'add', object: 'rectangle' });
    expect(undone(back).operations).toEqual([]);
  });
});

describe('the list of changes', () => {
  const added = addAnnotation([], 'one', 'p2', note);
  const answered = replyTo(
    added,
    'two',
    { ...made('one', note), page: 'p2' },
    { text: 'Thanks', author: '' },
  );
  const list = addAnnotation(answered, 'three', 'p1', box);

  it('is in the order of the pages and names each object', () => {
    const changes = changesByPage(list, new Map(), (page) => Number(page.slice(1)));

    expect([...changes.keys()]).toEqual(['p1', 'p2']);
    expect(changes.get('p2')).toEqual([
      { id: 'one', page: 'p2', name: { verb: 'add', object: 'note' }, text: 'First' },
      { id: 'two', page: 'p2', name: { verb: 'reply', object: 'note' }, text: 'Thanks' },
    ]);
  });

  it('shows the text of a field, or the end of its name', () => {
    const fields: Operation[] = [
      { id: 'a', kind: 'field.value', name: 'form.page.applicant', value: 'Zoë' },
      { id: 'b', kind: 'field.value', name: 'form.page.agrees', value: true },
      { id: 'c', kind: 'field.value', name: 'form.page.notes', value: null },
    ];
    const [changes] = changesByPage(fields, new Map(), () => 1).values();

    expect(changes?.map(({ text }) => text)).toEqual(['Zoë', 'agrees', 'notes']);
  });

  it('counts a copy once, with its place and its look', () => {
    const box = { left: 0, top: 0, width: 9, height: 9 };
    const place = { box, angle: 0, crop: { left: 0, top: 0, right: 1, bottom: 1 }, mirrored: false };
    const target = { made: 'copy' };
    const operations: Operation[] = [
      {
        id: 'copy',
        kind: 'path.copy',
        page: 'p1',
        targets: [{ index: 0, kind: 'image' }],
        from: box,
        to: box,
        angle: 0,
        mirrored: false,
      },
      { id: 'place', kind: 'image.place', page: 'p1', target, place },
    ];

    expect(ownChanges(operations).map(({ id }) => id)).toEqual(['copy']);
    expect(dependentsOf(operations, 'copy')).toBe(0);
    expect(withoutChange(operations, 'copy')).toEqual([]);
  });

  it('removes what depends on a change together with it', () => {
    expect(dependentsOf(list, 'one')).toBe(1);
    expect(withoutChange(list, 'one').map(({ id }) => id)).toEqual(['three']);
    expect(withoutChange(list, 'two').map(({ id }) => id)).toEqual(['one', 'three']);
  });

  it('removes what was placed on a page after its turn together with the turn', () => {
    const turned: readonly Operation[] = [...added, { id: 'turn', kind: 'page.rotate', page: 'p2', by: 90 }];
    const later = addAnnotation(addAnnotation(turned, 'late', 'p2', note), 'three', 'p1', box);

    expect(withoutChange(later, 'turn').map(({ id }) => id)).toEqual(['one', 'three']);
  });
});

describe('the object at a point', () => {
  const objects = objectsOf('p1', [view], addAnnotation([], 'one', 'p1', note));

  it('is the topmost one', () => {
    expect(objectAt(objects, { x: 15, y: 15 }, 2)?.key).toBe('one');
    expect(objectAt(objects, { x: 300, y: 300 }, 2)).toBeUndefined();
  });

  it('is not an unfilled shape around the point', () => {
    expect(objectAt(objects, { x: 125, y: 120 }, 2)).toBeUndefined();
    expect(objectAt(objects, { x: 101, y: 120 }, 2)?.key).toBe('p1-3');
  });
});
