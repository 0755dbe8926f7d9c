import { describe, expect, it } from 'vitest';
import { readKernPairs } from './kern-table.ts';

/** Table with one subtable of two pairs. */
function tableOf(coverage: number): Uint8Array {
  const bytes = new Uint8Array(4 + 14 + 12);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1);
  view.setUint16(6, 26);
  view.setUint16(8, coverage);
  view.setUint16(10, 2);
  view.setUint16(18, 36);
  view.setUint16(20, 57);
  view.setInt16(22, -152);
  view.setUint16(24, 57);
  view.setUint16(26, 36);
  view.setInt16(28, 12);

  return bytes;
}

describe('pairs of a kern table', () => {
  it('have their distances', () => {
    expect([...readKernPairs(tableOf(1))]).toEqual([
      [36 * 0x10000 + 57, -152],
      [57 * 0x10000 + 36, 12],
    ]);
  });

  it('are left out for lines from top to bottom, and where the table is cut off', () => {
    expect(readKernPairs(tableOf(0)).size).toBe(0);
    expect(readKernPairs(tableOf(1).subarray(0, 25)).size).toBe(1);
    expect(readKernPairs(new Uint8Array()).size).toBe(0);
  });
});
