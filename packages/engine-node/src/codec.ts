import { constants, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { DocumentError } from '@octavo/pdf/document-error';
import type { Codec } from '@octavo/pdf/host';

/** zlib behind the engine's codec interface. */
export const codec: Codec = {
  inflate(data, limitBytes) {
    // Z_SYNC_FLUSH returns the decodable part of a truncated stream instead of an error.
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limitBytes };

    try {
      return inflateSync(data, options);
    } catch (error) {
      if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') {
        throw new DocumentError('memory-limit', `a stream decodes to more than ${limitBytes} bytes`, {
          cause: error,
        });
      }

      return inflateDamaged(data, options);
    }
  },

  deflate(data, level = 6) {
    return deflateSync(data, { level });
  },
};

/** Inflates good data with a wrong checksum or a broken header, as some writers leave it. */
function inflateDamaged(
  data: Uint8Array,
  options: { finishFlush: number; maxOutputLength: number },
): Uint8Array {
  try {
    return inflateRawSync(data.subarray(2), options);
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') {
      throw new DocumentError(
        'memory-limit',
        `a stream decodes to more than ${options.maxOutputLength} bytes`,
        {
          cause: error,
        },
      );
    }

    return longestPrefix(data, options.maxOutputLength);
  }
}

/**
 * Inflates the data before the first damaged byte. The sync API returns nothing after an error, so the end is
 * found by bisection: decoding is monotone in the length of the input.
 */
function longestPrefix(data: Uint8Array, limitBytes: number): Uint8Array {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limitBytes };
  let best: Uint8Array = new Uint8Array(0);
  let low = 0;
  let high = data.length;

  while (high - low > 1) {
    const middle = (low + high) >> 1;

    try {
      best = inflateSync(data.subarray(0, middle), options);
      low = middle;
    } catch {
      // The damage lies before `middle`.
      high = middle;
    }
  }

  return best;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
