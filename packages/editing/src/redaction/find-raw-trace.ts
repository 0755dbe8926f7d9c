import { binaryToBytes, bytesToBinary } from '@octavo/pdf/bytes/binary';
import type { PdfDocument } from '@octavo/pdf/document';
import { PdfStream } from '@octavo/pdf/objects';
import { StreamRoles } from './elsewhere/stream-roles.ts';
import { everyObject } from './every-object.ts';
import { compact, type Secret } from './secret-text.ts';

/** Letters of a secret from which its bytes do not occur by chance. */
const fewestLetters = 8;

/** Entries of fonts and colour profiles, which carry the names of their makers. */
const foreignKeys: ReadonlySet<string> = new Set(['FontFile', 'FontFile2', 'FontFile3', 'DestOutputProfile']);

/** True when the decoded bytes of a stream hold a secret, whatever the stream is for. */
export function hasRawTrace(document: PdfDocument, secrets: readonly Secret[]): boolean {
  const changes = everyObject(document);
  const roles = StreamRoles.of(changes);
  const wanted = secrets.flatMap((secret) => {
    const { lower } = compact(secret.text);

    return lower.length < fewestLetters ? [] : [{ secret, forms: formsOf(lower) }];
  });

  return [...changes.objects].some(([number, object]) => {
    if (wanted.length === 0 || !(object instanceof PdfStream) || foreignKeys.has(roles.keyOf(number))) {
      return false;
    }

    const plain = withoutBlanks(document.decodePartly(object).data);

    return wanted.some(({ secret, forms }) => forms.some((form) => occurs(plain, form, secret)));
  });
}

/** Bytes in lower case, one character each, without blanks and zeros: UTF-16 of Latin letters reads as Latin-1. */
function withoutBlanks(bytes: Uint8Array): string {
  return bytesToBinary(bytes)
    .replace(/[\0\s]+/g, '')
    .toLowerCase();
}

/** A text in the encodings of a file, plain and as hexadecimal digits, one character for each byte. */
function formsOf(text: string): readonly string[] {
  const spelled = [text, text.toUpperCase()].flatMap((each) => [utf8(each), utf16(each)]);
  const plain = [utf8(text), utf16(text).replaceAll('\0', '')];

  return [...new Set([...plain, ...spelled.map(hex)])].map((form) => form.toLowerCase());
}

function utf8(text: string): string {
  return bytesToBinary(new TextEncoder().encode(text));
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charCodeAt(index);

    return String.fromCharCode(unit >> 8, unit & 255);
  }).join('');
}

function hex(binary: string): string {
  return [...binaryToBytes(binary)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name of PDF syntax up to here. */
const inName = /\/[\w+,.#-]*$/;

const longestName = 127;

function occurs(plain: string, form: string, { wholeWords }: Secret): boolean {
  for (let at = plain.indexOf(form); at !== -1; at = plain.indexOf(form, at + 1)) {
    const beside = `${plain.charAt(at - 1)}${plain.charAt(at + form.length)}`;
    const isPart = wholeWords && /[\d\p{L}]/u.test(beside);

    if (!isPart && !inName.test(plain.slice(Math.max(0, at - longestName), at))) {
      return true;
    }
  }

  return false;
}
