import { inflateRawSync } from 'node:zlib';
import { zipFile } from '@octavo/testkit/archive/zip-file';
import type { Random } from '../random.ts';
import { mutateBytes } from './bytes.ts';
import { mutateMarkup } from './markup.ts';
import { builtInWords } from './text.ts';

interface ZipMember {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const names = [
  '../a',
  '/a',
  'a/../../b',
  'a\\b',
  'mimetype',
  '[Content_Types].xml',
  'META-INF/container.xml',
  'META-INF/encryption.xml',
  'word/document.xml',
  'xl/workbook.xml',
  'Index/Document.iwa',
  'index.xml',
  '\0',
  'a'.repeat(300),
  ...builtInWords,
];

/** Changes an entry of an archive and corrects its sizes and checksum. */
export function mutateZip(bytes: Uint8Array, random: Random, others: readonly Uint8Array[]): Uint8Array {
  const parts = partsOf(bytes);

  if (parts.length === 0) {
    return mutateBytes(bytes, random, others);
  }

  const index = random.below(parts.length);
  const part = parts[index]!;

  switch (random.below(8)) {
    case 0:
      return pack(parts.filter((each) => each !== part));
    case 1:
      return pack([...parts, part]);
    case 2:
      return pack(parts.map((each) => (each === part ? { ...part, name: random.pick(names) } : each)));
    case 3:
      return pack(parts.map((each) => (each === part ? { ...part, bytes: random.pick(parts).bytes } : each)));
    default: {
      const changed = isMarkup(part.bytes)
        ? Buffer.from(mutateMarkup(Buffer.from(part.bytes).toString('latin1'), random), 'latin1')
        : mutateBytes(part.bytes, random, [part.bytes]);

      return pack(parts.map((each) => (each === part ? { ...part, bytes: changed } : each)));
    }
  }
}

function isMarkup(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 64).includes(0x3c);
}

function pack(parts: readonly ZipMember[]): Uint8Array {
  return zipFile(parts);
}

const endBytes = 22;

/**
 * Entries listed in the central directory of a small archive (PKWARE APPNOTE 4.3); empty when it is damaged.
 */
function partsOf(archive: Uint8Array): ZipMember[] {
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.length);
  const end = view.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const parts: ZipMember[] = [];

  if (end === -1 || end + endBytes > view.length) {
    return parts;
  }

  let at = view.readUInt32LE(end + 16);

  while (at + 46 <= end && view.readUInt32LE(at) === 0x02014b50) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
      view.readUInt16LE(at + field),
    ) as [number, number, number];
    const local = view.readUInt32LE(at + 42);
    const bytes = contentOf(view, local, view.readUInt32LE(at + 20), view.readUInt16LE(at + 10));

    if (bytes !== null) {
      parts.push({ name: view.toString('utf8', at + 46, at + 46 + nameBytes), bytes });
    }

    at += 46 + nameBytes + extraBytes + commentBytes;
  }

  return parts;
}

function contentOf(view: Buffer, local: number, stored: number, method: number): Uint8Array | null {
  if (local + 30 > view.length) {
    return null;
  }

  const start = local + 30 + view.readUInt16LE(local + 26) + view.readUInt16LE(local + 28);
  const bytes = view.subarray(start, start + stored);

  try {
    return method === 8 ? inflateRawSync(bytes, { maxOutputLength: 1 << 20 }) : bytes;
  } catch {
    // An entry that is already damaged is mutated as bytes of the whole archive.
    return null;
  }
}
