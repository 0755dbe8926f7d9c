import { editList } from '@octavo/contract/edits/edit-list';
import { expect, it } from 'vitest';
import { baseAreasAsShown, redactionsAsShown } from './areas-as-shown.ts';

const area = { left: 10, top: 20, width: 30, height: 40 };

/** Area of the first redaction on a page of 400 by 300 points. */
function shown(...operations: readonly object[]) {
  const list = editList.parse({
    version: 1,
    base: { sha256: '0'.repeat(64), pages: 2 },
    operations: operations.map((operation, index) => ({ id: `o${index}`, page: 'p1', ...operation })),
  });
  const [first] = redactionsAsShown(list, () => ({ width: 400, height: 300 }));

  return first?.kind === 'redact.area' ? first.areas : [];
}

const redaction = { kind: 'redact.area', areas: [area] };
const turn = (by: number) => ({ kind: 'page.rotate', by });

it('keeps an area of a page that is not changed behind it', () => {
  expect(shown(turn(90), redaction, { ...turn(90), page: 'p2' })).toEqual([area]);
});

it.each([
  [90, { left: 240, top: 10, width: 40, height: 30 }],
  [180, { left: 360, top: 240, width: 30, height: 40 }],
  [270, { left: 20, top: 360, width: 40, height: 30 }],
])('turns an area with its page by %i degrees', (by, expected) => {
  expect(shown(redaction, turn(by))).toEqual([expected]);
  expect(shown(redaction, turn(by), turn(360 - by))).toEqual([area]);
});

it('moves an area with the corner of a cropped page, turned before', () => {
  const crop = { kind: 'page.crop', box: { left: 5, top: -5, width: 100, height: 100 } };

  expect(shown(turn(90), redaction, crop)).toEqual([{ ...area, left: 5 }]);
  // The part is 100 by 95 points.
  expect(shown(redaction, crop, turn(90))).toEqual([{ left: 35, top: 5, width: 40, height: 30 }]);
});

it('turns what a page had before all operations', () => {
  const turned = { id: 'a', kind: 'page.rotate', page: 'p1', by: 90 } as const;
  const size = { width: 400, height: 300 };

  expect(baseAreasAsShown([area], 'p1', [turned], size)).toEqual([
    { left: 240, top: 10, width: 40, height: 30 },
  ]);
  expect(baseAreasAsShown([area], 'p2', [turned], size)).toEqual([area]);
});
