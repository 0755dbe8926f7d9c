import { expect, it } from 'vitest';
import { decodeBmp } from './bmp.ts';
import { encodeBmp } from './bmp-write.ts';

it('refuses unknown bit depths', () => {
  const data = new Uint8Array(48).fill(200);
  const bytes = Buffer.from(encodeBmp({ width: 4, height: 4, channels: 3, data }));
  bytes.writeUInt16LE(7, 28);

  expect(() => decodeBmp(bytes)).toThrow(expect.objectContaining({ code: 'damaged-file' }));
});
