import type { FileKind } from '@octavo/contract/kinds';
import type { FileSample } from './sample.ts';

/** Top-level streams of a compound file that identify its kind. */
const streams: ReadonlyMap<string, FileKind> = new Map(
  Object.entries({
    WordDocument: 'doc',
    Workbook: 'xls',
    Book: 'xls',
    'PowerPoint Document': 'ppt',
    MatOST: 'wps',
    MM: 'wps',
  }),
);

const families: readonly (readonly [RegExp, { readonly plain: FileKind; readonly encrypted: FileKind }])[] = [
  [/^(do[ct]|do[ct][xm])$/, { plain: 'doc', encrypted: 'docx' }],
  [/^(xl[st]|xl[st][xm]|xlsb)$/, { plain: 'xls', encrypted: 'xlsx' }],
  [/^(ppt|pps|pot|(ppt|pps|pot)[xm])$/, { plain: 'ppt', encrypted: 'pptx' }],
  [/^wps$/, { plain: 'wps', encrypted: 'docx' }],
];

/**
 * Detects the kind of a compound file ([MS-CFB]) from its streams. Encrypted OOXML looks the same for every
 * kind, and a directory may be damaged or outside the sample: then the name decides.
 */
export function compoundKind({ head, tail, directory }: FileSample, extension: string): FileKind | null {
  const named = families.find(([names]) => names.test(extension))?.[1];
  const names = topNames(directory) ?? [head, directory, tail].flatMap(allNames);

  if (names.includes('EncryptedPackage')) {
    return named?.encrypted ?? 'docx';
  }

  const found = names.map((name) => streams.get(name)).find((kind) => kind !== undefined);

  return found ?? named?.plain ?? null;
}

const entryBytes = 128;
const noEntry = 0xffffffff;

/**
 * Names of the entries directly under the root; a table of another program embedded in the document is
 * further down. Null when the directory is damaged or continues outside the sample.
 */
function topNames(directory: Uint8Array): string[] | null {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.length);
  const count = Math.floor(directory.length / entryBytes);

  if (count === 0 || nameAt(view, 0) !== 'Root Entry') {
    return null;
  }

  const names: string[] = [];
  const seen = new Set<number>();
  const pending = [view.getUint32(76, true)];

  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (id === noEntry || seen.has(id)) {
      continue;
    }

    if (id >= count) {
      return null;
    }

    seen.add(id);
    names.push(nameAt(view, id));
    const at = id * entryBytes;
    pending.push(view.getUint32(at + 68, true), view.getUint32(at + 72, true));
  }

  return names.some((name) => streams.has(name) || name === 'EncryptedPackage') ? names : null;
}

/** The name of an entry, in UTF-16 with a length that counts its final zero. */
function nameAt(view: DataView, id: number): string {
  const at = id * entryBytes;
  const units = Math.min(view.getUint16(at + 64, true), 64) / 2 - 1;
  let name = '';

  for (let unit = 0; unit < units; unit += 1) {
    name += String.fromCharCode(view.getUint16(at + unit * 2, true));
  }

  return name;
}

/** Reads the names of all entries; entries are at multiples of their length. */
function allNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = Math.floor(bytes.length / entryBytes);

  return Array.from({ length: count }, (_, id) => nameAt(view, id));
}
