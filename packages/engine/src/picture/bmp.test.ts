import { expect, it } from 'vitest';
import { decodeBmp } from './bmp.ts';
import { encodeBmp } from './bmp-write.ts';

/** A bitmap of 4 by 4 grey pixels whose header claims something else. */
function claiming(changes: { readonly side?: number; readonly bits?: number }): Uint8Array {
  const bytes = Buffer.from(
    encodeBmp({ width: 4, height: 4, channels: 3, data: new Uint8Array(48).fill(200) }),
  );

  if (changes.side !== undefined) {
    bytes.writeInt32LE(changes.side, 18);
    bytes.writeInt32LE(changes.side, 22);
  }

  bytes.writeUInt16LE(changes.bits ?? bytes.readUInt16LE(28), 28);

  return bytes;
}

it('reads no more rows than the file holds, however many it claims', () => {
  const startedAt = process.cpuUsage();
  const { width, height, data } = decodeBmp(claiming({ side: 9000 }));
  const { user, system } = process.cpuUsage(startedAt);

  expect([width, height, data.length]).toEqual([9000, 9000, 9000 * 9000 * 3]);
  // One row of pixels, and room for the others: pixel by pixel they would take half a minute.
  expect((user + system) / 1e6).toBeLessThan(5);
});

it('refuses depths that the format does not know', () => {
  expect(() => decodeBmp(claiming({ bits: 7 }))).toThrow(expect.objectContaining({ code: 'damaged-file' }));
});
