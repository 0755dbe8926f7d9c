import { joinBytes } from '../bytes/join-bytes.ts';

/** Size in bytes of one value of each type (TIFF 6.0, section 2). */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const short = 3;
const long = 4;
/** Fields with offsets to the data of a page: StripOffsets and TileOffsets. */
const offsetTags = [273, 324];

/** Joins little-endian TIFFs of one page each into one file, with the pages in order. */
export function joinTiffs(files: readonly Uint8Array[]): Uint8Array {
  const [first, ...others] = files;

  if (first === undefined || others.length === 0) {
    return first ?? new Uint8Array();
  }

  const parts: Uint8Array[] = [];
  let length = 0;
  let previous: { readonly part: Uint8Array; readonly at: number } | null = null;

  for (const file of files) {
    const page = moved(file, length);

    if (previous !== null) {
      viewOf(previous.part).setUint32(previous.at, length + page.directory, true);
    }

    parts.push(page.bytes);
    previous = { part: page.bytes, at: page.next };
    length += page.bytes.length;
  }

  return joinBytes(parts);
}

interface MovedPage {
  readonly bytes: Uint8Array;
  /**
   * Offset of the page's directory, and of the field in it that points to the next one; both within `bytes`.
   */
  readonly directory: number;
  readonly next: number;
}

/**
 * Adds `base`, the number of bytes before the page, to all its offsets. Its own header stays but is never
 * read again.
 */
function moved(file: Uint8Array, base: number): MovedPage {
  const lists: Uint8Array[] = [];
  const padded = joinBytes([file, new Uint8Array(file.length % 2)]);
  const view = viewOf(padded);
  const directory = view.getUint32(4, true);
  const entries = view.getUint16(directory, true);
  let end = padded.length;

  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    const type = view.getUint16(at + 2, true);
    const count = view.getUint32(at + 4, true);

    if (offsetTags.includes(view.getUint16(at, true))) {
      const offsets = valuesOf(view, at, type, count).map((offset) => offset + base);
      view.setUint16(at + 2, long, true);

      if (offsets.length === 1) {
        view.setUint32(at + 8, offsets[0] ?? 0, true);
      } else {
        const list = Uint8Array.from(offsets.flatMap((offset) => bytesOf(offset)));
        view.setUint32(at + 8, base + end, true);
        lists.push(list);
        end += list.length;
      }
    } else if ((typeBytes[type] ?? 1) * count > 4) {
      view.setUint32(at + 8, view.getUint32(at + 8, true) + base, true);
    }
  }

  return { bytes: joinBytes([padded, ...lists]), directory, next: directory + 2 + entries * 12 };
}

function valuesOf(view: DataView, at: number, type: number, count: number): number[] {
  const start = (typeBytes[type] ?? 1) * count > 4 ? view.getUint32(at + 8, true) : at + 8;

  return Array.from({ length: count }, (_, index) =>
    type === short ? view.getUint16(start + index * 2, true) : view.getUint32(start + index * 4, true),
  );
}

function bytesOf(value: number): number[] {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
