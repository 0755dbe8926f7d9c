import { binaryToBytes } from '@octavo/pdf/bytes/binary';

/** Text of a name, which is UTF-8 (ISO 32000-2, 7.3.5); each character of it stands for one byte. */
export function nameText(name: string): string {
  return new TextDecoder('utf-8').decode(binaryToBytes(name));
}
