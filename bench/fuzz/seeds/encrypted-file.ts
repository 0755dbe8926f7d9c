const sectorBytes = 512;
const endOfChain = 0xfffffffe;

/** A compound file ([MS-CFB]) of an encrypted package with this description of its encryption. */
export function encryptedFile(information: Uint8Array): Uint8Array {
  const streams = [
    { name: 'EncryptionInfo', bytes: information },
    {
      name: 'EncryptedPackage',
      bytes: Buffer.concat([Buffer.from([20, 0, 0, 0, 0, 0, 0, 0]), Buffer.alloc(64, 7)]),
    },
  ];
  const header = Buffer.alloc(sectorBytes);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 60);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sectorBytes, 0xff);
  table.writeUInt32LE(endOfChain, 4);
  const directory = Buffer.alloc(sectorBytes);
  writeEntry(directory, 0, 'Root Entry', 5, 0, 0);
  const parts: Buffer[] = [header, table, directory];
  let sector = 2;

  for (const [index, { name, bytes }] of streams.entries()) {
    const count = Math.max(1, Math.ceil(bytes.length / sectorBytes));
    writeEntry(directory, index + 1, name, 2, sector, bytes.length);

    for (let at = 0; at < count && (sector + at) * 4 < sectorBytes; at += 1) {
      table.writeUInt32LE(at + 1 < count ? sector + at + 1 : endOfChain, (sector + at) * 4);
    }

    parts.push(Buffer.concat([bytes, Buffer.alloc(count * sectorBytes - bytes.length)]));
    sector += count;
  }

  return Buffer.concat(parts);
}

function writeEntry(
  directory: Buffer,
  index: number,
  name: string,
  kind: number,
  start: number,
  size: number,
): void {
  const at = index * 128;
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE((name.length + 1) * 2, at + 64);
  directory.writeUInt8(kind, at + 66);
  directory.writeUInt32LE(start, at + 116);
  directory.writeUInt32LE(size, at + 120);
}
