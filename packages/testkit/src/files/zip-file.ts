import { crc32 } from 'node:zlib';

/** An archive of stored entries, in the given order. */
export function zipFile(entries: Readonly<Record<string, string | Uint8Array>>): Buffer<ArrayBuffer> {
  const local: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;

  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const label = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(label.length, 22);
    local.push(Buffer.from('PK\u0003\u0004', 'latin1'), shared, label, bytes);

    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    index.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), shared, place, label);
    at += 30 + label.length + bytes.length;
  }

  const indexBytes = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(indexBytes.length, 12);
  end.writeUInt32LE(at, 16);

  return Buffer.concat([...local, indexBytes, end]);
}
