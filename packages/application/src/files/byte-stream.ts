import { Failure, type FailureCode, type FailureValues } from '@octavo/contract/failures';

/** Returns the first bytes for inspection, and the whole stream for reading afterwards. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
  count: number,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const source = bytes[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let held = 0;

  while (held < count) {
    const step = await source.next();

    if (step.done === true) {
      break;
    }

    seen.push(step.value);
    held += step.value.length;
  }

  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* seen;
      yield* { [Symbol.asyncIterator]: () => source };
    } finally {
      await source.return?.();
    }
  }

  return { head: joined(seen, held).subarray(0, count), all: all() };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;

  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }

  return whole;
}

interface SizeExcess {
  readonly because: FailureCode;
  readonly values: FailureValues;
}

/** @throws Failure `file-too-large`, or the given code, at the first byte over the limit. */
export async function* cutAt(
  limit: number,
  bytes: AsyncIterable<Uint8Array>,
  { because, values }: SizeExcess = { because: 'file-too-large', values: { limit } },
): AsyncGenerator<Uint8Array> {
  let count = 0;

  for await (const chunk of bytes) {
    count += chunk.length;

    if (count > limit) {
      throw new Failure(because, `more than ${limit}`, { values });
    }

    yield chunk;
  }
}
