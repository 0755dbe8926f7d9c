import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { DocumentError } from '@octavo/pdf/document-error';
import { RecordReader } from './big-endian.ts';

interface HuffmanPhrase {
  bytes: Uint8Array;
  /** True when the bytes are decoded; phrases may be encoded themselves and are decoded once. */
  isPlain: boolean;
}

/** Maximum size of a decoded record; real text records are a few kilobytes, so only crafted input exceeds it. */
const largestRecordBytes = 1024 * 1024;
const deepestPhrase = 32;

/** Decoder for the compression of `HUFF` and `CDIC` records: a canonical code over a dictionary of phrases. */
export class HuffmanText {
  /**
   * Keyed by the first byte of a code: its length, whether that length is final, and the largest code of that
   * length.
   */
  readonly #short: { length: number; isFinal: boolean; largest: number }[] = [];
  readonly #smallest: number[] = [];
  readonly #largest: number[] = [];
  readonly #phrases: HuffmanPhrase[] = [];

  constructor(code: Uint8Array, dictionaries: readonly Uint8Array[]) {
    const table = new RecordReader(code);

    if (table.text(0, 4) !== 'HUFF') {
      throw new DocumentError('damaged-file', 'no HUFF record');
    }

    this.#readCodes(table);
    dictionaries.forEach((bytes) => {
      this.#readPhrases(new RecordReader(bytes));
    });
  }

  expand(bytes: Uint8Array, depth = 0): Uint8Array {
    const record = new RecordReader(bytes);
    const parts: Uint8Array[] = [];
    let total = 0;

    for (let bit = 0; bit < bytes.length * 8; ) {
      const code = bitsAt(record, bit);
      const short = this.#short[code >>> 24];

      if (short === undefined || short.length === 0) {
        break;
      }

      let { length, largest } = short;

      if (!short.isFinal) {
        while (length < 33 && code < (this.#smallest[length] ?? 0)) {
          length += 1;
        }

        largest = this.#largest[length] ?? 0;
      }

      bit += length;

      if (bit > bytes.length * 8) {
        break;
      }

      const part = this.#phrase(Math.floor((largest - code) / 2 ** (32 - length)), depth);
      total += part.length;
      parts.push(part);

      if (total > largestRecordBytes) {
        throw new DocumentError(
          'damaged-file',
          `a text record that expands to more than ${largestRecordBytes} bytes`,
        );
      }
    }

    return joinBytes(parts);
  }

  #readCodes(table: RecordReader): void {
    const [shortStart, longStart] = [table.u32(8), table.u32(12)];

    for (let byte = 0; byte < 256; byte += 1) {
      const entry = table.u32(shortStart + byte * 4);
      const length = entry & 0x1f;
      this.#short.push({ length, isFinal: (entry & 0x80) !== 0, largest: lastOf(entry >>> 8, length) });
    }

    this.#smallest.push(0);
    this.#largest.push(0);

    for (let length = 1; length <= 32; length += 1) {
      const at = longStart + (length - 1) * 8;
      this.#smallest.push(table.u32(at) * 2 ** (32 - length));
      this.#largest.push(lastOf(table.u32(at + 4), length));
    }
  }

  #readPhrases(record: RecordReader): void {
    if (record.text(0, 4) !== 'CDIC') {
      throw new DocumentError('damaged-file', 'no CDIC record');
    }

    const count = Math.min(
      2 ** Math.min(record.u32(12), 24),
      record.u32(8) - this.#phrases.length,
      record.length / 2,
    );

    for (let index = 0; index < count; index += 1) {
      const at = 16 + record.u16(16 + index * 2);
      const length = record.u16(at);
      const bytes = record.bytes.subarray(at + 2, at + 2 + (length & 0x7fff));
      this.#phrases.push({ bytes, isPlain: (length & 0x8000) !== 0 });
    }
  }

  #phrase(index: number, depth: number): Uint8Array {
    const phrase = this.#phrases[index];

    if (phrase === undefined || depth > deepestPhrase) {
      throw new DocumentError(
        'damaged-file',
        `phrase ${index} of ${this.#phrases.length}, at depth ${depth}`,
      );
    }

    if (!phrase.isPlain) {
      phrase.bytes = this.expand(phrase.bytes, depth + 1);
      phrase.isPlain = true;
    }

    return phrase.bytes;
  }
}

/** Largest code of a length, padded to 32 bits. */
function lastOf(code: number, length: number): number {
  return (code + 1) * 2 ** (32 - length) - 1;
}

function bitsAt(record: RecordReader, bit: number): number {
  const at = bit >> 3;
  const shift = bit & 7;
  const high =
    ((record.u8(at) << 24) | (record.u8(at + 1) << 16) | (record.u8(at + 2) << 8) | record.u8(at + 3)) >>> 0;

  return shift === 0 ? high : ((high << shift) | (record.u8(at + 4) >> (8 - shift))) >>> 0;
}
