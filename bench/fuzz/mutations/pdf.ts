import type { Random } from '../random.ts';
import { builtInWords, mutateText, oddNumbers } from './text.ts';

const tokens = /\/[^\s()<>[\]{}/%]+|\d+ \d+ R|-?\d*\.?\d+|[a-zA-Z*'"]+|<<|>>|[[\]]|\([^()]*\)/g;
const objects = /(?:^|\n)(\d+) (\d+) obj\b([\s\S]*?)\nendobj/g;

const words = [
  ...builtInWords.map((word) => `/${word}`),
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  'null',
  'true',
  'obj',
  'endobj',
  'stream',
  'endstream',
  'R',
  'xref',
  'trailer',
  '%',
  '/Kids',
  '/Parent',
  '/Count',
  '/Type',
  '/Subtype',
  '/Length',
  '/Filter',
  '/DecodeParms',
  '/First',
  '/Next',
  '/Prev',
  '/K',
  '/Pg',
  '/FlateDecode',
  '/LZWDecode',
  '/ASCII85Decode',
  '/ASCIIHexDecode',
  '/RunLengthDecode',
  '/DCTDecode',
  '/CCITTFaxDecode',
  '/JBIG2Decode',
  '/Indexed',
  '/ICCBased',
  '/Separation',
  '/DeviceN',
  '/Pattern',
  '/DeviceCMYK',
  '/CalRGB',
  '/Type3',
  '/Type0',
  '/TrueType',
  '/Form',
  '/Image',
  '/ObjStm',
  '/XRef',
  '/Pages',
  '/Page',
  '/Catalog',
  '/OCG',
  '/Sig',
  '/Widget',
  '/Link',
  '/GoTo',
  '/Next',
  '/Identity-H',
  '/StructElem',
  '/MCR',
  '/Predictor 15',
  '/Columns 1000000',
  '/W [1 8 8]',
  '/Index [0 8388607]',
  '/N 4294967295',
  '/Prev 9',
  '/Extends 1 0 R',
];

/** Changes to objects of a PDF: tokens, references, whole objects, nesting. */
export function mutatePdf(bytes: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const changed = random.chance(0.35) ? mutateObjects(text, random) : mutateTokens(text, random);

  return Buffer.from(changed, 'latin1');
}

function mutateTokens(text: string, random: Random): string {
  // Covers dictionaries of streams as well as content; one region is enough.
  const start = random.below(text.length);
  const end = Math.min(text.length, start + 600);
  const region = text.slice(start, end);

  if (random.chance(0.25)) {
    return text.slice(0, start) + withReference(region, text, random) + text.slice(end);
  }

  return text.slice(0, start) + mutateText(region, random, tokens, words) + text.slice(end);
}

/** Points a reference to another target, which creates cycles. */
function withReference(region: string, text: string, random: Random): string {
  const found = [...region.matchAll(/\d+ \d+ R/g)];

  if (found.length === 0) {
    return region;
  }

  const reference = random.pick(found);
  const highest = Number(/\/Size (\d+)/.exec(text)?.[1] ?? 20);
  const target = random.chance(0.9) ? 1 + random.below(highest) : random.pick(oddNumbers);

  return `${region.slice(0, reference.index)}${target} 0 R${region.slice(reference.index + reference[0].length)}`;
}

function mutateObjects(text: string, random: Random): string {
  const found = [...text.matchAll(objects)];

  if (found.length < 2) {
    return text;
  }

  const [one, other] = [random.pick(found), random.pick(found)];
  const body = one[3] ?? '';
  const at = one.index + one[0].length - '\nendobj'.length - body.length;
  const withBody = (changed: string) => text.slice(0, at) + changed + text.slice(at + body.length);

  switch (random.below(7)) {
    case 0:
      return withBody(other[3] ?? '');
    case 1:
      return withBody(`\n[${body.trim()} ${one[1]} 0 R]`);
    case 2: {
      const depth = random.pick([3, 150, 250, 3000]);

      return withBody(`\n${'['.repeat(depth)}${body.trim()}${random.chance(0.5) ? ']'.repeat(depth) : ''}`);
    }
    case 3:
      return withBody(body.replaceAll(/\d+ 0 R/g, `${one[1]} 0 R`));
    case 4:
      return withBody(body.replaceAll(/\d+ 0 R/g, `${other[1]} 0 R`));
    case 5: {
      // Copies a value of one dictionary under its key into another.
      const entry =
        /\/[A-Za-z]+ ?(?:\d+ 0 R|\/[A-Za-z]+|-?[\d.]+|\[[^[\]]*\])/.exec(other[3] ?? '')?.[0] ?? '';

      return withBody(body.replace('<<', `<< ${entry} `));
    }
    default:
      return withBody(
        `\n${random.pick(['null', 'true', '0', '()', '[]', '<< >>', `${other[1]} 0 R`, '/Name', random.pick(oddNumbers)])}`,
      );
  }
}

/**
 * Rewrites the offsets of a classic cross-reference table, so that a change does not make every reading by
 * table fail.
 */
export function withOffsets(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const table = text.lastIndexOf('\nxref\n') + 1;
  const trailer = text.indexOf('trailer', table);

  if (table === 0 || trailer === -1) {
    return bytes;
  }

  const offsets = new Map<number, number>();

  for (const { 0: whole, 1: number, index } of text.slice(0, table).matchAll(/(?:^|\n)(\d+) \d+ obj\b/g)) {
    offsets.set(Number(number), index + (whole.startsWith('\n') ? 1 : 0));
  }

  const size = Math.min(2000, Math.max(0, ...offsets.keys()) + 1);
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);

    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const end = text.slice(trailer).replace(/startxref\s+\d+/, `startxref\n${table}`);

  return Buffer.from(`${text.slice(0, table)}xref\n0 ${size}\n${rows.join('')}${end}`, 'latin1');
}
