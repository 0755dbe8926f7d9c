import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { PdfRef } from '@octavo/pdf/objects';
import { joinRaw, rawStream, updatePdf } from '@octavo/testkit/signing/raw-pdf';

type File = Uint8Array<ArrayBuffer>;

/** Copy of a signed file with something done to it. */
export interface TamperedCopy {
  readonly name: string;
  readonly bytes: File;
  /** True when the mathematics of the signature still hold, so that only a comparison finds the change. */
  readonly isIntact: boolean;
}

const latin = new TextDecoder('latin1');

/** Copies of a file whose last signature covers it whole, tampered with in every way that has a name. */
export function tamperedCopies(signed: File, other: File): TamperedCopy[] {
  const [, gapStart, gapEnd, length] = rangesOf(signed);
  const [, otherStart, otherEnd] = rangesOf(other);
  const contents = other.subarray(otherStart, otherEnd);
  const flips = [0.1, 0.5, 0.9].flatMap((share) => [
    { name: `first range, ${share}`, bytes: flipped(signed, Math.floor(share * gapStart)), isIntact: false },
    {
      name: `second range, ${share}`,
      bytes: flipped(signed, gapEnd + Math.floor(share * length)),
      isIntact: false,
    },
  ]);
  // The value of the signature is the last part of the message, the signed attributes are before it.
  const end =
    gapStart + 1 + latin.decode(signed.subarray(gapStart + 1, gapEnd - 1)).replace(/0+$/, '').length;
  const inside = [100, 600].map((digits) => ({
    name: `signature, ${digits} digits before its end`,
    bytes: withDigit(signed, end - digits),
    isIntact: false,
  }));
  const swapped =
    contents.length === gapEnd - gapStart
      ? [{ name: 'signature of another file', bytes: withBytes(signed, gapStart, contents), isIntact: false }]
      : [];

  const number = contentNumber(signed);
  const shadows =
    number === null
      ? []
      : [
          { name: 'shadow object', bytes: withShadow(signed, number), isIntact: true },
          {
            name: 'shadow object without references',
            bytes: withHiddenShadow(signed, number),
            isIntact: true,
          },
        ];

  return [
    ...flips,
    ...inside,
    ...swapped,
    ...shadows,
    {
      name: 'wrong ranges',
      bytes: withRanges(signed, `0 ${gapStart - 10} ${gapEnd} ${length}`),
      isIntact: false,
    },
    {
      name: 'ranges not from the start',
      bytes: withRanges(signed, `10 ${gapStart - 10} ${gapEnd} ${length}`),
      isIntact: false,
    },
  ];
}

/** Ranges of the last signature. */
function rangesOf(file: File): [number, number, number, number] {
  const found = [...latin.decode(file).matchAll(/\/ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+)/g)].at(-1);
  const [first = 0, second = 0, third = 0, fourth = 0] = (found ?? []).slice(1).map(Number);

  return [first, second, third, fourth];
}

function flipped(file: File, at: number): File {
  const copy = file.slice();
  copy[at] = (copy[at] ?? 0) ^ 1;

  return copy;
}

/** Another hexadecimal digit in the place of one. */
function withDigit(file: File, at: number): File {
  return withBytes(file, at, Uint8Array.of(file[at] === 0x31 ? 0x32 : 0x31));
}

function withBytes(file: File, at: number, bytes: Uint8Array): File {
  const copy = file.slice();
  copy.set(bytes, at);

  return copy;
}

/** Ranges of another length shift everything behind them, so they take the room of the old ones. */
function withRanges(file: File, ranges: string): File {
  const text = latin.decode(file);
  const match = [...text.matchAll(/\/ByteRange ?\[([^\]]*)\]/g)].at(-1);
  const at = (match?.index ?? 0) + (match?.[0].indexOf('[') ?? 0) + 1;

  return withBytes(file, at, new TextEncoder().encode(ranges.padEnd(match?.[1]?.length ?? 0)));
}

const shadow = rawStream('BT /F1 40 Tf 72 500 Td (Somebody else) Tj ET');

/** Number of a content stream of the first page; null for an empty page. */
function contentNumber(file: File): number | null {
  const document = openPdf(file, codec);
  const contents = document.pages[0]?.dict.get('Contents') ?? null;
  const [first] = document.array(contents) ?? [contents];

  return first instanceof PdfRef ? first.number : null;
}

function rootOf(file: File): string {
  return [...latin.decode(file).matchAll(/\/Root\s+(\d+ \d+ R)/g)].at(-1)?.[1] ?? '1 0 R';
}

function withShadow(file: File, number: number): File {
  return updatePdf(file, { [number]: shadow }, { root: rootOf(file) });
}

/** Programs that read a damaged file by a scan would take the new object. */
function withHiddenShadow(file: File, number: number): File {
  return joinRaw(file, `${number} 0 obj\n${shadow}\nendobj\n`);
}
