import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  /** Stored rather than deflated, as the first entry of EPUB and OpenDocument must be. */
  readonly stored?: boolean;
  /** False uncompressed size to declare. */
  readonly claimedBytes?: number;
}

/** A zip file with these parts in this order (PKWARE APPNOTE 6.3). */
export function zipFile(parts: readonly ZipPart[]): Buffer<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;

  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = Buffer.from(part.bytes);
    const packed = part.stored ? content : deflateRawSync(content);
    const shared = sharedHeader(part, content, packed.length, name.length);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, placeOf(offset), name);
    offset += 4 + shared.length + name.length + packed.length;
  }

  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);

  return Buffer.concat([...local, directory, end]);
}

/** The same for entries by name, all stored uncompressed. */
export function storedZip(entries: Readonly<Record<string, string | Uint8Array>>): Buffer<ArrayBuffer> {
  return zipFile(Object.entries(entries).map(([name, bytes]) => ({ name, bytes, stored: true })));
}

/** The fields that the local and the central header of an entry have in common. */
function sharedHeader(part: ZipPart, content: Buffer, packedBytes: number, nameBytes: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt16LE(part.stored ? 0 : 8, 4);
  header.writeUInt16LE(0x0021, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packedBytes, 14);
  header.writeUInt32LE(part.claimedBytes ?? content.length, 18);
  header.writeUInt16LE(nameBytes, 22);

  return header;
}

function placeOf(offset: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);

  return place;
}
