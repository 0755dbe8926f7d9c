import { deflateRawSync, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { portableCodec } from './portable-codec.ts';

const limit = 10_000_000;
const plain = new Uint8Array(300_000).map((_, index) => (index * index) % 251);

describe('the portable codec', () => {
  it('reads what zlib wrote, and the reverse', () => {
    expect(portableCodec.inflate(deflateSync(plain), limit)).toEqual(plain);
    expect(new Uint8Array(inflateSync(portableCodec.deflate(plain, 9)))).toEqual(plain);
  });

  it('decodes the part before the end of truncated data', () => {
    const packed = deflateSync(plain);
    const part = portableCodec.inflate(packed.subarray(0, packed.length / 2), limit);

    expect(part.length).toBeGreaterThan(plain.length / 4);
    expect(part).toEqual(plain.subarray(0, part.length));
  });

  it('reads data behind a broken header', () => {
    const raw = new Uint8Array([0xff, 0xff, ...deflateRawSync(plain)]);

    expect(portableCodec.inflate(raw, limit)).toEqual(plain);
  });

  it('refuses data that decodes to more than the limit', () => {
    expect(() => portableCodec.inflate(deflateSync(plain), 1000)).toThrow('memory-limit');
  });
});
