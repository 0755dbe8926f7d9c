/** Objects of a file by number, as they are written between `obj` and `endobj`. */
export type RawObjects = Readonly<Record<number, string>>;

const encoder = new TextEncoder();
const latin = new TextDecoder('latin1');

/** A file written by hand: tests of signatures need bytes that no library of ours has arranged. */
export function rawPdf(objects: RawObjects, root = '1 0 R'): Uint8Array<ArrayBuffer> {
  return append(encoder.encode('%PDF-1.7\n'), objects, `/Root ${root}`);
}

/** Appends an update with objects that are new or replace others (ISO 32000-2, 7.5.6). */
export function updatePdf(
  file: Uint8Array<ArrayBuffer>,
  objects: RawObjects,
  { root = '1 0 R', trailer = '' }: { readonly root?: string; readonly trailer?: string } = {},
): Uint8Array<ArrayBuffer> {
  const text = latin.decode(file);
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '0';

  return append(file, objects, `/Root ${root} /Prev ${previous} ${trailer}`);
}

/** A stream with a dictionary of these entries. */
export function rawStream(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;
}

/** Joins texts of one byte per character to a file. */
export function joinRaw(...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );
}

function append(
  file: Uint8Array<ArrayBuffer>,
  objects: RawObjects,
  trailer: string,
): Uint8Array<ArrayBuffer> {
  let body = '';
  // The first section has the head of the list of free objects, number 0 (7.5.4).
  const rows = trailer.includes('/Prev') ? [] : ['0 1\n0000000000 65535 f \n'];
  const numbers = Object.keys(objects).map(Number);

  for (const number of numbers) {
    const offset = String(file.length + body.length).padStart(10, '0');
    rows.push(`${number} 1\n${offset} 00000 n \n`);
    body += `${number} 0 obj\n${objects[number]}\nendobj\n`;
  }

  const start = file.length + body.length;
  const size = Math.max(100, ...numbers) + 1;

  return joinRaw(
    file,
    body,
    `xref\n${rows.join('')}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
  );
}
