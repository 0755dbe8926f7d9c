const sectorBytes = 512;
const entryBytes = 128;
const storageKind = 1;
const streamKind = 2;
const rootKind = 5;

/** A stream of a compound file; `under` puts it into a storage of that name instead of at the root. */
export interface CompoundStream {
  readonly name: string;
  readonly under?: string;
}

/**
 * A compound file with empty streams, its directory after `sectorsBefore` sectors of noise. Streams of a
 * storage come before those at the root, as programs write embedded objects.
 */
export function compoundFile(streams: readonly CompoundStream[], sectorsBefore = 1): Buffer<ArrayBuffer> {
  const storages = [...new Set(streams.flatMap(({ under }) => under ?? []))];
  const nested = streams.filter(({ under }) => under !== undefined);
  const top = streams.filter(({ under }) => under === undefined);
  const names = [
    'Root Entry',
    ...nested.map(({ name }) => name),
    ...storages,
    ...top.map(({ name }) => name),
  ];
  const directory = Buffer.alloc(Math.ceil((names.length * entryBytes) / sectorBytes) * sectorBytes);

  names.forEach((name, id) => {
    const at = id * entryBytes;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    const isTop = id > nested.length;
    const next = isTop && id + 1 < names.length ? id + 1 : 0xffffffff;
    directory.writeUInt32LE(0xffffffff, at + 68);
    directory.writeUInt32LE(next, at + 72);
    directory.writeUInt32LE(id === 0 ? nested.length + 1 : 0xffffffff, at + 76);
    directory.writeUInt8(id === 0 ? rootKind : storages.includes(name) ? storageKind : streamKind, at + 66);
  });

  const header = Buffer.alloc(sectorBytes);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(sectorsBefore, 48);
  header.fill(0xff, 60);
  header.writeUInt32LE(0, 76);
  const before = Buffer.alloc(sectorsBefore * sectorBytes, 0x5a);
  chainSectors(before, sectorsBefore, directory.length / sectorBytes);

  return Buffer.concat([header, before, directory, Buffer.alloc(100_000, 0x5a)]);
}

/**
 * Writes the sector allocation table into the first sector, if the directory is near enough to be covered by
 * it.
 */
function chainSectors(before: Buffer, first: number, count: number): void {
  if (first > 0 && first + count <= sectorBytes / 4) {
    before.fill(0xff, 0, sectorBytes);

    for (let sector = first; sector < first + count; sector += 1) {
      before.writeUInt32LE(sector + 1 < first + count ? sector + 1 : 0xfffffffe, sector * 4);
    }
  }
}
