import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  deleteSelected,
  duplicateSelected,
  emptyArrangement,
  insertBlank,
  insertFile,
  moveSelected,
  redo,
  removeFile,
  select,
  selectAll,
  turnSelected,
  undo,
} from './arrangement.ts';
import { orderOf } from './order.ts';

const laid = insertFile(emptyArrangement, 'a', 5);
const at = (arrangement: Arrangement, index: number) => arrangement.slots[index]?.key ?? '';
const pages = ({ slots }: Arrangement) =>
  slots.map(({ file, page }) => (file === null ? 'blank' : `${file}${page + 1}`)).join(' ');

function selecting(arrangement: Arrangement, ...indexes: number[]): Arrangement {
  return indexes.reduce((next, index) => select(next, at(arrangement, index), 'toggle'), arrangement);
}

describe('an arrangement', () => {
  it('starts with the pages of the first file and nothing to undo', () => {
    expect(pages(laid)).toBe('a1 a2 a3 a4 a5');
    expect(undo(laid)).toBe(laid);
  });

  it('moves the selected pages together, in their order', () => {
    expect(pages(moveSelected(selecting(laid, 4, 1), 0))).toBe('a2 a5 a1 a3 a4');
    expect(pages(moveSelected(selecting(laid, 0, 1), 3))).toBe('a3 a1 a2 a4 a5');
    expect(moveSelected(selecting(laid, 1), 2).past).toEqual([]);
  });

  it('deletes, duplicates and inserts after the selection', () => {
    expect(pages(deleteSelected(selecting(laid, 0, 2)))).toBe('a2 a4 a5');
    expect(pages(duplicateSelected(selecting(laid, 1)))).toBe('a1 a2 a2 a3 a4 a5');
    expect(pages(insertBlank(selecting(laid, 0)))).toBe('a1 blank a2 a3 a4 a5');
    expect(pages(insertFile(selecting(laid, 0), 'b', 2))).toBe('a1 b1 b2 a2 a3 a4 a5');
    expect(pages(removeFile(insertFile(selecting(laid, 0), 'b', 2), 'b'))).toBe('a1 a2 a3 a4 a5');
  });

  it('selects from the last page to this one with Shift', () => {
    const range = select(select(laid, at(laid, 3), 'one'), at(laid, 1), 'range');

    expect([...range.selected]).toEqual([1, 2, 3].map((index) => at(laid, index)));
  });

  it('restores every state by undo, and repeats it by redo', () => {
    const act = fc.constantFrom(
      deleteSelected,
      duplicateSelected,
      insertBlank,
      selectAll,
      (given: Arrangement) => turnSelected(given, 90),
      (given: Arrangement) => moveSelected(given, 1),
      (given: Arrangement) => select(given, at(given, 2), 'toggle'),
    );

    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const end = acts.reduce((arrangement, next) => next(arrangement), laid);
        let back = end;

        while (back.past.length > 0) {
          back = undo(back);
        }

        expect(back.slots).toEqual(laid.slots);

        while (back.future.length > 0) {
          back = redo(back);
        }

        expect(back.slots).toEqual(end.slots);
      }),
    );
  });
});

describe('the order sent to the server', () => {
  it('lists pages by file, as ranges', () => {
    const turned = turnSelected(insertFile(insertBlank(selecting(laid, 1)), 'b', 2), 90);

    expect(orderOf(turned.slots, ['a', 'b'])).toEqual({
      files: ['a', 'b'],
      order: '1-2,blank,2:1-2,3-5',
      rotate: '4:90,5:90',
    });
  });

  it('leaves out files without pages in it', () => {
    const onlySecond = deleteSelected(selecting(insertFile(laid, 'b', 2), 0, 1, 2, 3, 4));

    expect(orderOf(insertFile(onlySecond, 'c', 1).slots, ['a', 'b', 'c'])).toMatchObject({
      files: ['c'],
      order: '1',
    });
  });

  it('lists a repeated page each time', () => {
    expect(orderOf(duplicateSelected(selecting(laid, 0)).slots, ['a']).order).toBe('1,1-5');
  });
});
