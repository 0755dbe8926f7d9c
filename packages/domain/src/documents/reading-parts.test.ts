import { expect, it } from 'vitest';
import type { FileRecord } from '../ports.ts';
import { storedParts } from './reading-parts.ts';

function part(place: number, preview: number, isErased = false): FileRecord {
  const origin = { job: 'job', place, input: 0, pages: 90, notes: [], preview };

  return { blob: `${place}-${preview}`, isErased, origin } as unknown as FileRecord;
}

const named = (previews: readonly FileRecord[], most?: number) => {
  const { parts, pages } = storedParts(previews, most);

  return [parts.map(({ blob }) => blob), pages];
};

it('takes the parts of one attempt in order, that of the one that has read most', () => {
  expect(named([part(1, 20), part(1, 8), part(2, 12)])).toEqual([['1-8', '1-20'], 20]);
  expect(named([part(1, 20), part(1, 8), part(2, 12), part(2, 31)])).toEqual([['2-12', '2-31'], 31]);
  expect(storedParts([part(1, 8)]).pageCount).toBe(90);
});

it('takes the same parts again for a question that was asked before', () => {
  expect(named([part(1, 8), part(1, 20), part(2, 12), part(2, 31)], 20)).toEqual([['1-8', '1-20'], 20]);
});

it('takes neither previews of the result nor erased parts', () => {
  expect(named([part(0, 1), part(1, 8, true)])).toEqual([[], 0]);
});
