import { binaryToBytes } from '../../bytes/binary.ts';
import { joinBytes } from '../../bytes/join-bytes.ts';

interface ContentEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replacements of ranges of a content stream, in any order; the rest keeps its bytes. */
export class ContentEdits {
  readonly #content: Uint8Array;
  readonly #edits: ContentEdit[] = [];

  constructor(content: Uint8Array) {
    this.#content = content;
  }

  get isEmpty(): boolean {
    return this.#edits.length === 0;
  }

  /** Replaces the bytes from `start` to before `end`; ranges must not overlap. */
  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  remove(start: number, end: number): void {
    this.replace(start, end, '');
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** The edits between two offsets, for that part of the content; null when one reaches beyond it. */
  within(start: number, end: number): ContentEdits | null {
    const part = new ContentEdits(this.#content.subarray(start, end));

    for (const edit of this.#edits) {
      if (edit.start >= start && edit.end <= end) {
        part.replace(edit.start - start, edit.end - start, edit.text);
      } else if (edit.start <= end && edit.end >= start) {
        return null;
      }
    }

    return part;
  }

  apply(): Uint8Array {
    const parts: Uint8Array[] = [];
    let from = 0;

    for (const { start, end, text } of this.#edits.toSorted((one, other) => one.start - other.start)) {
      // Tokens on both sides of a removed range must not grow together.
      parts.push(this.#content.subarray(from, start), binaryToBytes(`\n${text}\n`));
      from = Math.max(from, end);
    }

    return joinBytes([...parts, this.#content.subarray(from)]);
  }
}
