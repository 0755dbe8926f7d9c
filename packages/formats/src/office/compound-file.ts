import { joinBytes } from '@octavo/pdf/bytes/join-bytes';

/** Top-level streams of a compound file ([MS-CFB]), read on demand. */
export interface CompoundFile {
  readonly names: readonly string[];
  /**
   * First bytes of a stream, at most `limit`; null when the stream does not exist. A damaged stream returns
   * its readable part.
   */
  read(name: string, limit?: number): Uint8Array | null;
}

interface CompoundEntry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly sizeBytes: number;
}

const headerBytes = 512;
const entryBytes = 128;
const storage = 1;
const root = 5;
/** Sector numbers from here on are reserved: end of chain, free, allocation table. */
const firstMark = 0xfffffffa;

/** Opens a compound file; null for bytes of another format. */
export function openCompound(bytes: Uint8Array): CompoundFile | null {
  if (bytes.length < headerBytes || !isCompound(bytes)) {
    return null;
  }

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const sectorBytes = view.getUint16(30, true) === 12 ? 4096 : 512;
  const sector = (id: number) => bytes.subarray((id + 1) * sectorBytes, (id + 2) * sectorBytes);
  const table = wordsOf(tableSectors(view, sector, sectorBytes).map(sector));
  const whole = (start: number, limit: number) => chain(start, table, sectorBytes, limit, sector);
  const directory = whole(view.getUint32(48, true), bytes.length);
  const entries = entriesOf(directory);
  const cutoff = view.getUint32(56, true);
  const smallTable = wordsOf([whole(view.getUint32(60, true), bytes.length)]);
  const home = entries.find(({ kind }) => kind === root);
  const smallStreams = home === undefined ? new Uint8Array() : whole(home.start, bytes.length);
  const smallSector = (id: number) => smallStreams.subarray(id * 64, (id + 1) * 64);
  const streams = entries.filter(({ kind }) => kind !== storage && kind !== root);

  return {
    names: streams.map(({ name }) => name),
    read(name, limit = bytes.length) {
      const entry = streams.find((each) => each.name === name);

      if (entry === undefined) {
        return null;
      }

      const length = Math.min(entry.sizeBytes, limit);
      const content =
        entry.sizeBytes < cutoff
          ? chain(entry.start, smallTable, 64, length, smallSector)
          : whole(entry.start, length);

      return content.subarray(0, length);
    },
  };
}

function isCompound(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, index) => bytes[index] === byte);
}

/** Sectors of the allocation table: 109 are listed in the header, others in separate sectors. */
function tableSectors(view: DataView, sector: (id: number) => Uint8Array, sectorBytes: number): number[] {
  const ids = Array.from({ length: 109 }, (_, index) => view.getUint32(76 + index * 4, true));
  const most = view.byteLength / sectorBytes;
  let next = view.getUint32(68, true);

  for (let count = 0; next < firstMark && count < most; count += 1) {
    const more = wordsOf([sector(next)]);
    next = more[more.length - 1] ?? firstMark;
    ids.push(...more.subarray(0, -1));
  }

  // A table longer than the file lists sectors more than once.
  return ids.filter((id) => id < firstMark).slice(0, Math.ceil(most));
}

function chain(
  start: number,
  table: Uint32Array,
  sectorBytes: number,
  limit: number,
  sector: (id: number) => Uint8Array,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let id = start;

  // The number of sectors bounds cyclic chains.
  for (let read = 0; id < table.length && read < limit && parts.length <= table.length; read += sectorBytes) {
    parts.push(sector(id));
    id = table[id] ?? firstMark;
  }

  return joinBytes(parts);
}

function entriesOf(directory: Uint8Array): CompoundEntry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.length);
  const entries: CompoundEntry[] = [];

  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const units = Math.max(0, Math.min(view.getUint16(at + 64, true), 64) / 2 - 1);
    const codes = Array.from({ length: units }, (_, unit) => view.getUint16(at + unit * 2, true));
    const kind = directory[at + 66] ?? 0;

    if (kind !== 0) {
      const start = view.getUint32(at + 116, true);
      entries.push({
        name: String.fromCharCode(...codes),
        kind,
        start,
        sizeBytes: view.getUint32(at + 120, true),
      });
    }
  }

  return entries;
}

function wordsOf(parts: readonly Uint8Array[]): Uint32Array {
  const bytes = joinBytes(parts);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    view.getUint32(index * 4, true),
  );
}
