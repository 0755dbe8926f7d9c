import { type BigIntStats, closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import { type ByteSource, type ByteWindow, MemoryBytes } from '@octavo/pdf/bytes/byte-source';

/** Files up to this size are read into memory, where each of their bytes costs the least. */
const heldBytes = 32 * mebibyte;

/** Size up to which files that are open at once are all read into memory, taken together. */
const heldTogetherBytes = 64 * mebibyte;

/** Size up to which even one of many files is read into memory: its windows would take as much. */
const leastHeldBytes = 256 * 1024;

/** Files of this size and more are not read into one array. */
export const mostWholeBytes = 2048 * mebibyte;

/** Least size of a window: most objects with what follows them. */
const windowBytes = 8 * 1024;

/** Size of a window after another one. */
const longWindowBytes = 512 * 1024;

/** Most bytes of windows that are kept, of all files together. */
const keptBytes = 8 * mebibyte;

/** Windows begin at multiples of this, so that the bytes just before an object are in its window. */
const alignmentBytes = 4096;

/** Bytes that are copied at once. */
const pieceBytes = mebibyte;

/** Files that are open at once. Others are opened again for their next bytes. */
const mostOpen = 64;

/**
 * Bytes of a file: in memory up to `held` bytes, and else read range by range, so that the file must stay as it is.
 *
 * @throws Failure `damaged-file` from the source for a file that was changed after it had been opened.
 */
export async function openFileBytes(path: string, held = heldBytes): Promise<ByteSource> {
  const { size } = await stat(path);

  return size <= held ? new MemoryBytes(await readFile(path)) : new FileBytes(new FileOnDisk(path), 0);
}

/** Size up to which each of several files that are open at once is read into memory. */
export function heldBytesOf(files: readonly { readonly sizeBytes: number }[]): number {
  const totalBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

  return totalBytes > heldTogetherBytes ? leastHeldBytes : heldTogetherBytes;
}

/** File that is opened when its bytes are needed. */
class FileOnDisk {
  readonly size: number;
  readonly #path: string;
  readonly #state: string;
  #descriptor = -1;

  constructor(path: string) {
    this.#path = path;
    this.#descriptor = openSync(path, 'r');
    keepOpen(this);
    const stats = fstatSync(this.#descriptor, { bigint: true });
    this.size = Number(stats.size);
    this.#state = stateOf(stats);
  }

  read(start: number, end: number): Uint8Array {
    // Every byte is written below, so that none needs to be cleared first.
    const { buffer, byteOffset, length } = Buffer.allocUnsafeSlow(Math.max(0, end - start));
    const bytes = new Uint8Array(buffer, byteOffset, length);
    this.readInto(bytes, start);

    return bytes;
  }

  readInto(bytes: Uint8Array, start: number): void {
    const descriptor = this.#open();

    for (let filled = 0; filled < bytes.length; ) {
      const read = readSync(descriptor, bytes, filled, bytes.length - filled, start + filled);

      if (read === 0) {
        throw new Failure('damaged-file', 'the file became shorter while it was read');
      }

      filled += read;
    }
  }

  close(): void {
    openFiles.delete(this);

    if (this.#descriptor !== -1) {
      closeSync(this.#descriptor);
      this.#descriptor = -1;
    }
  }

  #open(): number {
    if (this.#descriptor === -1) {
      this.#descriptor = openSync(this.#path, 'r');
      keepOpen(this);

      if (stateOf(fstatSync(this.#descriptor, { bigint: true })) !== this.#state) {
        throw new Failure('damaged-file', 'the file was changed while it was read');
      }
    }

    return this.#descriptor;
  }
}

function stateOf({ dev, ino, size, mtimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs].join(' ');
}

/** Open files, the first opened first. */
const openFiles = new Set<FileOnDisk>();

function keepOpen(file: FileOnDisk): void {
  openFiles.add(file);
  const [first] = openFiles;

  if (openFiles.size > mostOpen && first !== undefined) {
    first.close();
  }
}

/** Closes files whose documents are no longer used. */
const unused = new FinalizationRegistry((file: FileOnDisk) => file.close());

interface KeptWindow extends ByteWindow {
  readonly file: FileOnDisk;
}

/** Windows that were read last, the last used last. */
const windows: KeptWindow[] = [];
let windowsBytes = 0;

function windowOf(file: FileOnDisk, offset: number, least: number): ByteWindow {
  const from = Math.min(offset, file.size);
  const needed = Math.min(offset + least, file.size);

  for (let index = windows.length - 1; index >= 0; index--) {
    const window = windows[index]!;

    if (window.file === file && window.base <= from && window.base + window.bytes.length >= needed) {
      if (index < windows.length - 1) {
        windows.splice(index, 1);
        windows.push(window);
      }

      return window;
    }
  }

  const base = from - (from % alignmentBytes);
  const size = follows(windows.at(-1), file, from) ? longWindowBytes : windowBytes;
  const window = {
    file,
    bytes: file.read(base, Math.min(Math.max(needed, base + size), file.size)),
    base,
  };
  keepWindow(window);

  return window;
}

/** True when the offset is at the end of a window, as in a scan, which needs the bytes after it next. */
function follows(window: KeptWindow | undefined, file: FileOnDisk, offset: number): boolean {
  const left = window?.file === file ? window.base + window.bytes.length - offset : -1;

  return left >= 0 && left < alignmentBytes;
}

function keepWindow(window: KeptWindow): void {
  windows.push(window);
  windowsBytes += window.bytes.length;

  while (windows.length > 1 && windowsBytes > keptBytes) {
    windowsBytes -= windows.shift()!.bytes.length;
  }
}

/** Room for a piece, used again for the next payload. */
let sparePiece: Uint8Array | null = null;

/** File that stays on the disk, from an offset on. */
class FileBytes implements ByteSource {
  readonly length: number;
  readonly isWhole = false;
  readonly #file: FileOnDisk;
  readonly #shift: number;
  #whole: Uint8Array | null = null;

  constructor(file: FileOnDisk, shift: number) {
    this.length = file.size - shift;
    this.#file = file;
    this.#shift = shift;
    unused.register(this, file);
  }

  /** @throws Failure `file-too-large` for 2 GiB or more. */
  whole(): Uint8Array {
    if (this.length >= mostWholeBytes) {
      throw new Failure('file-too-large', `${this.length} bytes in one array`, {
        values: { each: mostWholeBytes },
      });
    }

    this.#whole ??= this.read(0, this.length);

    return this.#whole;
  }

  windowAt(offset: number, least: number): ByteWindow {
    const window = windowOf(this.#file, offset + this.#shift, least);
    const base = window.base - this.#shift;

    return base >= 0 ? { bytes: window.bytes, base } : { bytes: window.bytes.subarray(-base), base: 0 };
  }

  read(start: number, end: number): Uint8Array {
    return this.#whole === null
      ? this.#file.read(start + this.#shift, Math.min(end, this.length) + this.#shift)
      : this.#whole.subarray(start, end);
  }

  forEachPiece(start: number, end: number, take: (piece: Uint8Array) => void): void {
    if (this.#whole !== null) {
      // Callers recognise the file by the identity of its bytes.
      take(start === 0 && end === this.length ? this.#whole : this.#whole.subarray(start, end));

      return;
    }

    const piece = sparePiece ?? new Uint8Array(pieceBytes);
    sparePiece = null;

    for (let from = start; from < end; from += piece.length) {
      const part = piece.subarray(0, Math.min(piece.length, end - from));
      this.#file.readInto(part, from + this.#shift);
      take(part);
    }

    sparePiece = piece;
  }

  after(offset: number): ByteSource {
    return new FileBytes(this.#file, this.#shift + offset);
  }
}
