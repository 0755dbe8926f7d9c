/** Bytes read at once: PDFium requests a few hundred at a time, and each read of a file has a fixed cost. */
const blockBytes = 256 * 1024;
/** Keeps at most 16 MiB of a file in memory, whatever its size. */
const maxBlocks = 64;

/** Reads parts of a file and keeps the most recently used blocks. */
export class BlockCache {
  readonly #read: (from: number, to: number) => Uint8Array;
  readonly #sizeBytes: number;
  /** In order of use: the first block is the next to evict. */
  readonly #blocks = new Map<number, Uint8Array>();

  constructor(sizeBytes: number, read: (from: number, to: number) => Uint8Array) {
    this.#sizeBytes = sizeBytes;
    this.#read = read;
  }

  /** Copies `target.length` bytes from `position`. False when they are not all inside the file. */
  copy(position: number, target: Uint8Array): boolean {
    if (position + target.length > this.#sizeBytes) {
      return false;
    }

    for (let done = 0; done < target.length; ) {
      const at = position + done;
      const index = Math.floor(at / blockBytes);
      const start = at - index * blockBytes;
      const part = this.#block(index).subarray(start, start + target.length - done);
      target.set(part, done);
      done += part.length;
    }

    return true;
  }

  #block(index: number): Uint8Array {
    const known = this.#blocks.get(index);
    const from = index * blockBytes;
    const block = known ?? this.#read(from, Math.min(from + blockBytes, this.#sizeBytes));
    this.#blocks.delete(index);
    this.#blocks.set(index, block);

    if (this.#blocks.size > maxBlocks) {
      const [oldest] = this.#blocks.keys();
      this.#blocks.delete(oldest ?? -1);
    }

    return block;
  }
}
