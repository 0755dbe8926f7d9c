import { expect, it } from 'vitest';
import { ByteLimit } from './byte-limit.ts';

it('allows an address the bytes of one minute, counts bytes as they arrive, and refills evenly', async () => {
  let now = new Date('2026-01-01T10:00:00Z');
  const limit = new ByteLimit(1000, { now: () => now });
  const send = async (client: string, count: number) => {
    for await (const _ of limit.count(client, one(Buffer.alloc(count)))) {
      // Reading the stream is enough: its bytes are counted.
    }
  };
  limit.require('a', 600);
  await send('a', 600);
  expect(() => limit.require('a', 600)).toThrow(
    expect.objectContaining({ code: 'too-frequent', values: { retrySeconds: 12 } }),
  );
  limit.require('a', 400);
  limit.require('b', 1000);

  // Bytes beyond the announced size are charged to the following minutes.
  await send('a', 1400);
  expect(() => limit.require('a', 0)).toThrow(
    expect.objectContaining({ code: 'too-frequent', values: { retrySeconds: 61 } }),
  );
  now = new Date('2026-01-01T10:01:01Z');
  limit.require('a', 1);
});

it('accepts an upload larger than the capacity when the bucket is full', () => {
  const limit = new ByteLimit(1000, { now: () => new Date(0) });
  limit.require('a', 5000);
});

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
