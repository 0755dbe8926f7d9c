import { bytesToBinary } from '../../bytes/binary.ts';
import { nameOf, type PdfObject, PdfString } from '../../objects.ts';
import { ByteBuffer } from '../../write/byte-buffer.ts';
import { serialize } from '../../write/serialize.ts';

/** Writes an operand of a content stream, one character for each byte. */
export function operandText(object: PdfObject): string {
  const out = new ByteBuffer(64);
  serialize(out, object, () => 0);

  return bytesToBinary(out.view());
}

export function stringText(bytes: Uint8Array): string {
  return operandText(new PdfString(bytes));
}

export function nameText(name: string): string {
  return operandText(nameOf(name));
}
