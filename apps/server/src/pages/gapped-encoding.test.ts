import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compressWithGaps, type GappedCoding } from './gapped-encoding.ts';

const readers: Readonly<Record<GappedCoding, (bytes: Uint8Array) => string>> = {
  br: (bytes) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes) => gunzipSync(bytes).toString(),
};
const tokenOf = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

const tile = (number: number) =>
  `<div class="min-w-0 grow"><a href="/tool-${number}">Été ${number % 7}</a></div>`;
const page = (from: number) =>
  `" />${Array.from({ length: 300 }, (_, index) => tile(from + index)).join('')}`;
const parts = [page(0), page(300), page(600)];

describe.each(['br', 'gzip'] as const)('a text compressed once by %s', (coding) => {
  it('is read with the token of each visitor, at hardly more than its size', async () => {
    const fill = await compressWithGaps(coding, parts, 43);

    for (let visitor = 0; visitor < 50; visitor += 1) {
      const token = tokenOf(43);
      expect(readers[coding](fill(token))).toBe(parts.join(token));
    }

    const text = parts.join(tokenOf(43));
    const whole = coding === 'br' ? brotliCompressSync(text) : gzipSync(text);
    expect(fill(tokenOf(43)).length).toBeLessThan(whole.length * 1.1 + 150);
  });

  it('may contain tokens already, and have no gap', async () => {
    const token = tokenOf(43);
    const fill = await compressWithGaps(coding, [token + page(0) + token, page(0) + token], 43);
    expect(readers[coding](fill(token))).toBe([token + page(0) + token, page(0) + token].join(token));
    const whole = await compressWithGaps(coding, [page(0)], 0);
    expect(readers[coding](whole(''))).toBe(page(0));
  });

  it('is read whatever is around the gaps', async () => {
    const part = fc.string({ unit: 'binary', minLength: 2, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), fc.nat(80), async (texts, length) => {
        const fill = await compressWithGaps(coding, texts, length + 1);
        const token = tokenOf(length + 1);
        expect(readers[coding](fill(token))).toBe(texts.join(token));
      }),
      { numRuns: 30 },
    );
  });
});
