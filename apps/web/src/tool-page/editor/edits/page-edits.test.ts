import { editList, type Operation } from '@octavo/contract/edits/edit-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByPage } from '../document/page-keys.ts';
import { deletePages, insertPages, movePages, turnPages } from './page-edits.ts';
import { pagesAfter } from './page-list.ts';

const size = { width: 100, height: 200 };
const basePages = 5;
const base = Array.from({ length: basePages }, () => size);
const keysOf = (operations: readonly Operation[]) =>
  pagesAfter(base, operations, () => null).map(({ key }) => key);
const before = (operations: readonly Operation[]) => ({ basePages, keys: keysOf(operations) });
const blank = (id: string) =>
  ({ id, kind: 'page.insert', before: null, source: { kind: 'blank', ...size } }) as const;
const move = (operations: readonly Operation[], moved: string[], to: string | null) =>
  movePages(operations, before(operations), new Set(moved), to);

describe('pages of the list', () => {
  it('move together, and leave nothing when they return', () => {
    const moved = move([], ['p1', 'p4'], 'p3');

    expect(keysOf(moved)).toEqual(['p2', 'p1', 'p4', 'p3', 'p5']);
    expect(move(move(moved, ['p1'], 'p2'), ['p3'], 'p4')).toEqual([]);
  });

  it('turn on from where they are, and back', () => {
    const turned = turnPages([], ['p1', 'p2'], 90, () => 'a');
    const [first] = pagesAfter(base, turned, () => null);

    expect(first?.size).toEqual({ width: 200, height: 100 });
    expect(turnPages(turned.slice(0, 1), ['p1'], 270, () => 'b')).toEqual([]);
  });

  it('are inserted, changed, and deleted with what was done to them', () => {
    const inserted = insertPages([], before([]), [blank('a'), blank('b')], 'p2');
    const turned = turnPages(inserted, ['a'], 90, () => 'turn');

    expect(keysOf(turned)).toEqual(['p1', 'a', 'b', 'p2', 'p3', 'p4', 'p5']);
    const fewer = deletePages(turned, before(turned), new Set(['a', 'p2']));

    expect(keysOf(fewer)).toEqual(['p1', 'b', 'p3', 'p4', 'p5']);
    expect(fewer.map(({ kind }) => kind)).toEqual(['page.insert', 'page.delete']);
  });

  it('are drawn without the inserted page that they are put before, and once', () => {
    const inserted = insertPages([], before([]), [blank('a'), blank('b')], 'p2');
    const groups = groupByPage(inserted, new Map(), new Map());

    expect(groups.get('a')).toEqual([blank('a')]);
    expect(groupByPage(inserted, groups, new Map()).get('a')).toBe(groups.get('a'));
  });

  it('have the order that was asked for, whatever was done before', () => {
    const step = fc.record({
      kind: fc.constantFrom('move', 'delete', 'insert'),
      from: fc.nat(6),
      to: fc.nat(7),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let operations: readonly Operation[] = [];
        let expected = keysOf([]);

        for (const [index, { kind, from, to }] of steps.entries()) {
          const key = expected[from % expected.length]!;
          const next = expected[to] ?? null;

          if (kind === 'insert') {
            operations = insertPages(operations, before(operations), [blank(`n${index}`)], next);
            expected = expected.toSpliced(next === null ? expected.length : to, 0, `n${index}`);
          } else if (kind === 'delete' && expected.length > 1) {
            operations = deletePages(operations, before(operations), new Set([key]));
            expected = expected.filter((other) => other !== key);
          } else if (key !== next) {
            operations = move(operations, [key], next);
            const rest = expected.filter((other) => other !== key);
            expected = rest.toSpliced(next === null ? rest.length : rest.indexOf(next), 0, key);
          }

          expect(keysOf(operations)).toEqual(expected);
        }

        const list = { version: 1, base: { sha256: 'a'.repeat(64), pages: basePages }, operations };
        expect(editList.safeParse(list).success).toBe(true);
      }),
    );
  });
});
