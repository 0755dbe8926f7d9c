import type { Codec } from '@octavo/pdf/host';
import { fromBase64 } from './base64.ts';
import type { XmlElement } from './xml-tree.ts';

/** Largest attached file that is unpacked. */
const mostBytes = 100 * 1024 * 1024;

/** Picture of a stamp. */
export interface SentPicture {
  readonly extension: 'jpg' | 'png';
  readonly bytes: Uint8Array;
}

/** Picture in the data address of an element; null when there is none. */
export function sentPicture({ children }: XmlElement): SentPicture | null {
  const data = children.find(({ name }) => name === 'imagedata')?.text.trim() ?? '';
  const [, type, digits = ''] = /^data:image\/(png|jpe?g);base64,([\s\S]*)$/.exec(data) ?? [];
  const bytes = type === undefined ? null : fromBase64(digits);

  return bytes === null ? null : { extension: type === 'png' ? 'png' : 'jpg', bytes };
}

/** Bytes of the file in an element; null when it holds none that can be read. */
export function attachedBytes({ children }: XmlElement, codec: Codec): Uint8Array | null {
  const data = children.find(({ name }) => name === 'data');
  const digits = data?.text.replace(/\s+/g, '') ?? '';

  if (data === undefined || data.attributes['encoding'] !== 'hex' || !/^(?:[0-9a-f]{2})*$/i.test(digits)) {
    return null;
  }

  const bytes = Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );

  switch (data.attributes['filter']) {
    case undefined:
      return bytes;
    case 'FlateDecode':
      return codec.inflate(bytes, mostBytes);
    default:
      return null;
  }
}
