import {
  OutputRef,
  PdfDict,
  PdfHexString,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '../objects.ts';
import { classes, regular } from '../syntax/characters.ts';
import type { ByteBuffer } from './byte-buffer.ts';

/** Maps an object number of the source to one of the output; 0 writes null in place of the reference. */
export type RefMapper = (number: number) => number;

/** Generation number of a reference; only updates of existing files need values other than 0. */
export type GenerationOf = (number: number) => number;

/** Writes an object. For a stream only the dictionary is written; the file writer adds the payload. */
export function serialize(
  out: ByteBuffer,
  object: PdfObject,
  numberOf: RefMapper,
  generationOf?: GenerationOf,
): void {
  if (object === null) {
    out.text('null');
  } else if (object === true) {
    out.text('true');
  } else if (object === false) {
    out.text('false');
  } else if (typeof object === 'number') {
    serializeNumber(out, object);
  } else if (object instanceof PdfName) {
    serializeName(out, object.value);
  } else if (object instanceof PdfHexString) {
    serializeHex(out, object.bytes);
  } else if (object instanceof PdfString) {
    serializeString(out, object.bytes);
  } else if (object instanceof PdfRef) {
    const number = object instanceof OutputRef ? object.number : numberOf(object.number);
    serializeRef(out, number, generationOf?.(number) ?? 0);
  } else if (object instanceof PdfDict) {
    serializeDict(out, object, numberOf, generationOf);
  } else if (object instanceof PdfStream) {
    serializeDict(out, object.dict, numberOf, generationOf);
  } else {
    out.byte(0x5b);

    for (let index = 0; index < object.length; index++) {
      if (index > 0) {
        out.byte(0x20);
      }

      serialize(out, object[index]!, numberOf, generationOf);
    }

    out.byte(0x5d);
  }
}

export function serializeRef(out: ByteBuffer, number: number, generation = 0): void {
  if (number === 0) {
    out.text('null');

    return;
  }

  out.wholeNumber(number);

  if (generation === 0) {
    out.text(' 0 R');
  } else {
    out.text(` ${generation} R`);
  }
}

function serializeDict(
  out: ByteBuffer,
  dict: PdfDict,
  numberOf: RefMapper,
  generationOf: GenerationOf | undefined,
): void {
  out.text('<<');

  for (const [key, value] of dict.entries) {
    if (value === null) {
      continue;
    }

    serializeName(out, key);

    // All other values start with a delimiter.
    if (typeof value === 'number' || typeof value === 'boolean' || value instanceof PdfRef) {
      out.byte(0x20);
    }

    serialize(out, value, numberOf, generationOf);
  }

  out.text('>>');
}

function serializeNumber(out: ByteBuffer, value: number): void {
  if (Number.isInteger(value) && value >= 0 && value <= 0xffffffff) {
    out.wholeNumber(value);

    return;
  }

  // Reals have no exponent notation (7.3.3).
  const plain = String(value);
  out.text(plain.includes('e') ? fixed(value) : plain);
}

function fixed(value: number): string {
  if (Math.abs(value) >= 1) {
    return BigInt(Math.trunc(value)).toString();
  }

  return value.toFixed(12).replace(/\.?0+$/, '');
}

const hexDigits = '0123456789ABCDEF';

function serializeName(out: ByteBuffer, value: string): void {
  out.byte(0x2f);

  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index) & 255;

    if (code > 32 && code < 127 && code !== 0x23 && classes[code] === regular) {
      out.byte(code);
    } else {
      out.byte(0x23);
      out.byte(hexDigits.charCodeAt(code >> 4));
      out.byte(hexDigits.charCodeAt(code & 15));
    }
  }
}

function serializeHex(out: ByteBuffer, bytes: Uint8Array): void {
  out.byte(0x3c);

  for (let index = 0; index < bytes.length; index++) {
    out.byte(hexDigits.charCodeAt(bytes[index]! >> 4));
    out.byte(hexDigits.charCodeAt(bytes[index]! & 15));
  }

  out.byte(0x3e);
}

function serializeString(out: ByteBuffer, bytes: Uint8Array): void {
  out.byte(0x28);

  for (let index = 0; index < bytes.length; index++) {
    const code = bytes[index]!;

    if (code === 13) {
      out.text('\\r');
      continue;
    }

    if (code === 0x28 || code === 0x29 || code === 0x5c) {
      out.byte(0x5c);
    }

    out.byte(code);
  }

  out.byte(0x29);
}
