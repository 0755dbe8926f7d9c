import { joinBytes } from '../join-bytes.ts';

/** Bytes of the start of a file that are looked at; fewer are fine for a shorter file. */
export const headBytes = 4096;

/** Archives keep their index at the end: the names of some 600 entries. */
const tailBytes = 64 * 1024;

/** Entries of a compound file's directory have 128 bytes; those that tell its kind are among the first. */
const directoryBytes = 8192;

const none = new Uint8Array();

/** The parts of a file that tell its kind. */
export interface FileSample {
  readonly head: Uint8Array;
  /** The end of an archive or a compound file; empty for others, which the head tells. */
  readonly tail: Uint8Array;
  /** The directory of a compound file, which may lie anywhere. */
  readonly directory: Uint8Array;
}

/** The sample of a file that is at hand as a whole. */
export function sampleOf(bytes: Uint8Array): FileSample {
  const head = bytes.subarray(0, headBytes);

  if (!isContainer(head)) {
    return { head, tail: none, directory: none };
  }

  const start = directoryStart(head) ?? bytes.length;

  return {
    head,
    tail: bytes.subarray(Math.max(0, bytes.length - tailBytes)),
    directory: bytes.subarray(start, start + directoryBytes),
  };
}

/** The sample of a file that is read in places: `read` gives what there is between two offsets. */
export async function readSample(
  sizeBytes: number,
  read: (start: number, end: number) => Promise<Uint8Array>,
): Promise<FileSample> {
  const head = await read(0, headBytes);

  if (!isContainer(head)) {
    return { head, tail: none, directory: none };
  }

  const start = directoryStart(head);

  return {
    head,
    tail: await read(Math.max(0, sizeBytes - tailBytes), sizeBytes),
    directory: start === null ? none : await read(start, start + directoryBytes),
  };
}

/** Takes the sample of a file while it passes by. */
export class SampleTap {
  #head: Uint8Array = none;
  #directory: Uint8Array = none;
  /** Twice the tail, so that it moves to the front once in a while instead of with every chunk. */
  readonly #recent = new Uint8Array(2 * tailBytes);
  #recentBytes = 0;
  #passed = 0;

  async *through(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      this.#see(chunk);
      yield chunk;
    }
  }

  get sample(): FileSample {
    return {
      head: this.#head,
      tail: this.#recent.slice(Math.max(0, this.#recentBytes - tailBytes), this.#recentBytes),
      directory: this.#directory,
    };
  }

  #see(chunk: Uint8Array): void {
    if (this.#head.length < headBytes) {
      this.#head = joinBytes([this.#head, chunk.slice(0, headBytes - this.#head.length)]);
    }

    // The first chunk may end before the directory's place is known: then it begins later than that, too.
    const wanted = (directoryStart(this.#head) ?? Number.POSITIVE_INFINITY) + this.#directory.length;

    if (this.#directory.length < directoryBytes && wanted < this.#passed + chunk.length) {
      const start = Math.max(0, wanted - this.#passed);
      const part = chunk.slice(start, start + directoryBytes - this.#directory.length);
      this.#directory = joinBytes([this.#directory, part]);
    }

    this.#passed += chunk.length;
    this.#remember(chunk.subarray(-tailBytes));
  }

  #remember(chunk: Uint8Array): void {
    if (this.#recentBytes + chunk.length > this.#recent.length) {
      this.#recent.copyWithin(0, this.#recentBytes - tailBytes, this.#recentBytes);
      this.#recentBytes = tailBytes;
    }

    this.#recent.set(chunk, this.#recentBytes);
    this.#recentBytes += chunk.length;
  }
}

/** True for a file whose kind more than its head tells. */
export function isContainer(head: Uint8Array): boolean {
  return isZip(head) || isCompound(head);
}

export function isZip(head: Uint8Array): boolean {
  return startsWith(head, 0x50, 0x4b, 3, 4);
}

export function isCompound(head: Uint8Array): boolean {
  return startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
}

export function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Bytes as characters of the same numbers. */
export function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** Where the first directory sector of a compound file begins ([MS-CFB], 2.2); sector 0 follows the header. */
function directoryStart(head: Uint8Array): number | null {
  if (!isCompound(head) || head.length < 52) {
    return null;
  }

  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const sectorBytes = view.getUint16(30, true) === 12 ? 4096 : 512;

  return (view.getUint32(48, true) + 1) * sectorBytes;
}
