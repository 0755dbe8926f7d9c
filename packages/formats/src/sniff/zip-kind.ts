import type { FileKind } from '@octavo/contract/kinds';
import type { FileSample } from './sample.ts';

/** Contents of a `mimetype` entry, without the `-template` of templates. */
const mediaTypes: ReadonlyMap<string, FileKind> = new Map(
  Object.entries({
    'application/epub+zip': 'epub',
    'application/vnd.oasis.opendocument.text': 'odt',
    'application/vnd.oasis.opendocument.text-master': 'odt',
    'application/vnd.oasis.opendocument.spreadsheet': 'ods',
    'application/vnd.oasis.opendocument.presentation': 'odp',
  }),
);

/** Folder names in OOXML packages. */
const packageFolders: ReadonlyMap<string, FileKind> = new Map(
  Object.entries({ word: 'docx', xl: 'xlsx', ppt: 'pptx' }),
);

interface SampledEntry {
  readonly name: string;
  /** Start of the content of an uncompressed entry, as far as the sample contains it. */
  readonly content: string;
}

/**
 * Detects the kind of an archive from the names in its head and in its index, and then from its own file
 * name.
 */
export function zipKind({ head, tail }: FileSample, name: string): FileKind {
  const begun = localEntries(head);
  // The index comes first: files embedded in the archive may have entries of their own.
  const names = [...new Set([...indexedNames(tail), ...begun.map((entry) => entry.name)])];
  const mediaType = begun.find((entry) => entry.name === 'mimetype' && entry.content !== '')?.content ?? '';
  const declared = mediaTypes.get(mediaType.trim().replace(/-template$/, ''));

  return (
    declared ??
    packageKind(names) ??
    openDocumentKind(names, name) ??
    appleKind(names, name) ??
    bookIn(names, name)
  );
}

function packageKind(names: readonly string[]): FileKind | null {
  const isPackage = names.some((name) => /^(\[Content_Types\]\.xml|_rels\/\.rels)$/i.test(name));
  const isOffice =
    isPackage || names.some((name) => /^(word\/document|xl\/workbook|ppt\/presentation)\./.test(name));
  const folder = names.map((name) => name.split('/', 1)[0] ?? '').find((top) => packageFolders.has(top));

  return isOffice && folder !== undefined ? (packageFolders.get(folder) ?? null) : null;
}

/** Detects OpenDocument files whose `mimetype` entry is compressed or not at the start. */
function openDocumentKind(names: readonly string[], name: string): FileKind | null {
  if (names.includes('META-INF/container.xml')) {
    return 'epub';
  }

  if (!names.includes('content.xml') || !names.includes('META-INF/manifest.xml')) {
    return null;
  }

  const byName = /\.o[dt]([tsp])$/.exec(name)?.[1];

  return byName === 's' ? 'ods' : byName === 'p' ? 'odp' : 'odt';
}

/**
 * Detects Pages, Numbers and Keynote files, which share their container; a document folder may have been
 * zipped with its own name as prefix.
 */
function appleKind(names: readonly string[], name: string): FileKind | null {
  const inside = names.map((entry) => entry.replace(/^[^/]+\.(pages|numbers|key)\//i, ''));

  if (inside.some((entry) => /^(index\.apxl|Index\/(Master|Template)?Slide(-\d+)*\.iwa)/.test(entry))) {
    return 'key';
  }

  if (!inside.some((entry) => /^(Index\/.+\.iwa|Index\.zip|index\.xml)(\.gz)?$/.test(entry))) {
    return null;
  }

  const named = [name, ...names].map((each) => /\.(pages|numbers|key)(\/|$)/i.exec(each)?.[1]?.toLowerCase());

  return (named.find((found) => found !== undefined) as 'pages' | 'numbers' | 'key' | undefined) ?? null;
}

/** Detects FictionBook, which is distributed zipped, as one file. */
function bookIn(names: readonly string[], name: string): FileKind {
  const isBook = names.length > 0 && names.every((entry) => /\.fb2$/i.test(entry));

  return isBook || name.endsWith('.fbz') ? 'fb2' : 'zip';
}

/** Entries that begin within the head (APPNOTE, 4.3.7). */
function localEntries(head: Uint8Array): SampledEntry[] {
  return recordsIn(head, 0x04034b50, 30).map(({ view, at }) => {
    const start = at + 30 + view.getUint16(at + 26, true);
    const content = start + view.getUint16(at + 28, true);
    const isStored = view.getUint16(at + 8, true) === 0;
    // The size is 0 here when it follows the content; no media type exceeds 256 bytes.
    const length = isStored ? Math.min(view.getUint32(at + 18, true), 256) : 0;

    return { name: decode(head, at + 30, start), content: decode(head, content, content + length) };
  });
}

/**
 * Reads the names in the part of the central directory that the sample contains (APPNOTE, 4.3.12 and 4.3.16).
 */
function indexedNames(tail: Uint8Array): string[] {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.length);
  const end = recordsIn(tail, 0x06054b50, 22).at(-1)?.at ?? tail.length;
  const start = end === tail.length ? 0 : Math.max(0, end - view.getUint32(end + 12, true));
  const index = tail.subarray(start, end);

  return recordsIn(index, 0x02014b50, 46).map((record) =>
    decode(index, record.at + 46, record.at + 46 + record.view.getUint16(record.at + 28, true)),
  );
}

/** Finds records by their signatures, because the bytes may begin in the middle of one. */
function recordsIn(
  bytes: Uint8Array,
  signature: number,
  recordBytes: number,
): { view: DataView; at: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found = [];

  for (
    let at = bytes.indexOf(0x50);
    at >= 0 && at + recordBytes <= bytes.length;
    at = bytes.indexOf(0x50, at + 1)
  ) {
    if (view.getUint32(at, true) === signature) {
      found.push({ view, at });
    }
  }

  return found;
}

function decode(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(bytes.subarray(start, end));
}
