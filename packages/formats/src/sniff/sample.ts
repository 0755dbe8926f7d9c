import { joinBytes } from '@octavo/pdf/bytes/join-bytes';

/** Number of bytes sampled from the start of a file; a shorter file has fewer. */
export const headBytes = 4096;

/**
 * Number of bytes sampled from the end, where archives keep their index: enough for the names of some 600
 * entries.
 */
const tailBytes = 64 * 1024;

/**
 * Number of bytes sampled from a compound file's directory; entries have 128 bytes, and those that identify
 * the kind are among the first.
 */
const directoryBytes = 8192;

const none = new Uint8Array();

/** Parts of a file needed to detect its kind. */
export interface FileSample {
  readonly head: Uint8Array;
  /** End of an archive or a compound file; empty for other files, for which the head is enough. */
  readonly tail: Uint8Array;
  /** The directory of a compound file, which may lie anywhere. */
  readonly directory: Uint8Array;
}

/** Takes the sample from a complete file. */
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

/** Takes the sample of a file by random access: `read` returns the available bytes between two offsets. */
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

/** Collects the sample of a file while it is streamed. */
export class SampleTap {
  #head: Uint8Array = none;
  #directory: Uint8Array = none;
  /** Twice the tail, so that data moves to the front only occasionally instead of with every chunk. */
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

    // If the first chunk ends before the directory's position is known, the directory also begins after that
    // chunk.
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

/** True when the head alone does not determine the kind of the file. */
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

/** Returns each byte as the character with the same code. */
export function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** Offset of the first directory sector of a compound file ([MS-CFB], 2.2); sector 0 follows the header. */
function directoryStart(head: Uint8Array): number | null {
  if (!isCompound(head) || head.length < 52) {
    return null;
  }

  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const sectorBytes = view.getUint16(30, true) === 12 ? 4096 : 512;

  return (view.getUint32(48, true) + 1) * sectorBytes;
}
