import { randomBytes } from 'node:crypto';
import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  gunzipSync,
} from 'node:zlib';

export type GappedCoding = 'br' | 'gzip';

/** Puts a token into each gap of a compressed text, without compressing it again. */
export type FillGaps = (token: string) => Uint8Array<ArrayBuffer>;

/**
 * Bytes behind a token that stand in the gap with it. Brotli chooses the code of a byte by the two before it (RFC 7932,
 * 7.1), which must be the same for all tokens.
 */
const fixedBytes = 2;

/** Placeholders tried: one that equals a piece of the text by chance makes a later block refer to its gap. */
const mostAttempts = 8;

/**
 * Compresses a text once for tokens of one length. Each token goes into a stored block between byte-aligned blocks. No
 * other block may refer to its bytes, which differ from token to token.
 *
 * @param parts the text, split at its gaps; each part behind a gap has at least two bytes
 * @param length bytes of a token, which is ASCII
 * @throws Error when no placeholder gave a text that decodes with another token
 */
export async function compressWithGaps(
  coding: GappedCoding,
  parts: readonly string[],
  length: number,
): Promise<FillGaps> {
  const pieces = parts.map((part) => Buffer.from(part));

  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const fill = gapFiller(coding, pieces, await blocksOf(coding, pieces, length));
    const probe = randomAscii(length);

    if (decodesTo(parts.join(probe), fill(probe), coding)) {
      return fill;
    }
  }

  throw new Error(`a page with gaps of ${length} bytes could not be compressed by ${coding}`);
}

/** Compresses the pieces with a placeholder in each gap, and returns the blocks without those of the gaps. */
async function blocksOf(
  coding: GappedCoding,
  pieces: readonly Buffer[],
  length: number,
): Promise<readonly Buffer[]> {
  const encoder =
    coding === 'br' ? createBrotliCompress(brotliOptions(pieces)) : createDeflateRaw({ level: 9 });
  const flushKind = coding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  let written: Buffer[] = [];
  encoder.on('data', (bytes: Buffer) => written.push(bytes));
  const ended = new Promise<void>((resolve, reject) => encoder.once('end', resolve).once('error', reject));
  const take = (): Buffer => {
    const block = Buffer.concat(written);
    written = [];

    return block;
  };
  const compress = async (bytes: Buffer): Promise<Buffer> => {
    encoder.write(bytes);
    await new Promise<void>((resolve) => encoder.flush(flushKind, resolve));

    return take();
  };
  const blocks: Buffer[] = [];

  for (const [index, piece] of pieces.entries()) {
    const block = index === 0 ? piece : piece.subarray(fixedBytes);

    if (index > 0) {
      await compress(Buffer.concat([Buffer.from(randomAscii(length)), piece.subarray(0, fixedBytes)]));
    }

    if (index < pieces.length - 1) {
      blocks.push(await compress(block));
    } else {
      encoder.end(block);
    }
  }

  await ended;

  return [...blocks, take()];
}

function gapFiller(coding: GappedCoding, pieces: readonly Buffer[], blocks: readonly Buffer[]): FillGaps {
  const join = (token: string): Uint8Array<ArrayBuffer> => {
    const bytes = Buffer.from(token, 'latin1');
    const filled = pieces.flatMap((piece, index) => {
      const gap =
        index === 0
          ? []
          : [storedHead(coding, bytes.length + fixedBytes), bytes, piece.subarray(0, fixedBytes)];

      return [...gap, blocks[index] ?? Buffer.alloc(0)];
    });

    return new Uint8Array(
      Buffer.concat(coding === 'br' ? filled : [gzipHead, ...filled, gzipEnd(pieces, bytes)]),
    );
  };

  if (pieces.length > 1) {
    return join;
  }

  const whole = join('');

  return () => whole;
}

/** Head of a block whose bytes are stored: RFC 1951, 3.2.4; RFC 7932, 9.2 with four nibbles of length. */
function storedHead(coding: GappedCoding, bytes: number): Buffer {
  const head = Buffer.alloc(coding === 'br' ? 3 : 5);

  if (coding === 'br') {
    const isUncompressed = 1 << 19;
    head.writeUIntLE(((bytes - 1) << 3) | isUncompressed, 0, 3);
  } else {
    head.writeUInt16LE(bytes, 1);
    head.writeUInt16LE(~bytes & 0xffff, 3);
  }

  return head;
}

/** Header of a gzip member without name and time (RFC 1952, 2.3). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/** CRC-32 and size of the decoded text (RFC 1952, 2.3.1). */
function gzipEnd(pieces: readonly Buffer[], token: Buffer): Buffer {
  const plain = pieces.flatMap((piece, index) => (index > 0 ? [token, piece] : [piece]));
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    plain.reduce((sum, bytes) => crc32(bytes, sum), 0),
    0,
  );
  end.writeUInt32LE(
    plain.reduce((sum, { length }) => sum + length, 0),
    4,
  );

  return end;
}

function brotliOptions(pieces: readonly Buffer[]) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: pieces.reduce((sum, { length }) => sum + length, 0),
    },
  };
}

function randomAscii(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}

function decodesTo(text: string, encoded: Uint8Array, coding: GappedCoding): boolean {
  try {
    return (coding === 'br' ? brotliDecompressSync(encoded) : gunzipSync(encoded)).toString() === text;
  } catch {
    // A reference into a gap can also make the text invalid.
    return false;
  }
}
