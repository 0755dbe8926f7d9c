import { spawnSync } from 'node:child_process';

const seconds = 20;
const memoryBytes = 1024 ** 3;

/** Runs a reader under limits, since these readers have none against files made to exhaust them. */
function ask(
  program: string,
  args: readonly string[],
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('prlimit', [`--data=${memoryBytes}`, program, ...args], {
    encoding: 'utf8',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 256 * 1024 ** 2,
  });
}

/** Third-party readers that check a result. */

/** Result of `qpdf --check`; warnings do not count as errors. */
export function qpdfCheck(path: string, password = ''): { ok: boolean; output: string } {
  const { status, stdout, stderr } = ask('qpdf', ['--check', `--password=${password}`, path]);

  return { ok: status === 0 || status === 3, output: `${stdout}${stderr}`.slice(-2000) };
}

/** Number of pages according to poppler; null when it cannot open the file. */
export function popplerPages(path: string, password = ''): number | null {
  const { status, stdout } = ask('pdfinfo', ['-upw', password, path]);
  const [, pages] = /^Pages:\s+(\d+)/m.exec(stdout) ?? [];

  return status === 0 && pages !== undefined ? Number(pages) : null;
}

/** Text of each page as poppler reads it, white space folded; null when it cannot open the file. */
export function popplerTexts(path: string, password = ''): string[] | null {
  const { status, stdout } = ask('pdftotext', ['-upw', password, path, '-']);

  if (status !== 0) {
    return null;
  }

  return stdout
    .replace(/\f$/, '')
    .split('\f')
    .map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Rotation of each page in degrees, as poppler reads it. */
export function popplerRotations(path: string, pages: number): number[] {
  const { stdout } = ask('pdfinfo', ['-f', '1', '-l', String(pages), path]);

  return [...stdout.matchAll(/^Page\s+\d+ rot:\s+(\d+)/gm)].map(([, degrees]) => Number(degrees));
}

export interface WordPlace {
  readonly word: string;
  /** Points from the left and the top of the page. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly height: number;
}

/** Words of a page and their positions, in poppler's reading order. */
export function popplerWords(path: string, page: number): WordPlace[] {
  const { stdout } = ask('pdftotext', ['-bbox', '-f', String(page), '-l', String(page), path, '-']);
  const found = stdout.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g);

  return [...found].map(([, left, top, right, bottom, word = '']) => ({
    word,
    left: Number(left),
    top: Number(top),
    right: Number(right),
    height: Number(bottom) - Number(top),
  }));
}

/** Draws the first page as grey PNG, with this many pixels along its longer side; returns the path. */
export function popplerDrawing(path: string, longerSide: number, stem: string): string {
  const size = ['-scale-to', String(longerSide), '-cropbox', '-singlefile', '-f', '1', '-l', '1'];
  ask('pdftoppm', [...size, '-gray', '-png', path, stem]);

  return `${stem}.png`;
}

/**
 * A page, or only its crop box, as poppler draws it with its annotations, as the bytes of a PPM image; null when it
 * cannot draw it.
 */
export function popplerPixels(
  path: string,
  page: number,
  dpi: number,
  part: 'page' | 'crop-box' = 'page',
): Buffer | null {
  const crop = part === 'page' ? [] : ['-cropbox'];
  const args = [...crop, '-r', String(dpi), '-f', String(page), '-l', String(page), path];
  const { status, stdout } = spawnSync('prlimit', [`--data=${memoryBytes}`, 'pdftoppm', ...args], {
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 256 * 1024 ** 2,
  });

  return status === 0 && stdout.length > 0 ? stdout : null;
}

/** Number of bytes that differ clearly between two images of `popplerPixels`; null when their sizes differ. */
export function differentBytes(one: Uint8Array | null, other: Uint8Array | null): number | null {
  if (one === null || other === null || one.length !== other.length) {
    return one === other ? 0 : null;
  }

  return one.reduce((count, byte, at) => count + (Math.abs(byte - other[at]!) > clearlyDifferent ? 1 : 0), 0);
}

/** Differences of antialiasing are smaller. */
const clearlyDifferent = 48;

/** Names of the fonts inside a file, without the subset tag. */
export function popplerFonts(path: string): string[] {
  const { stdout } = ask('pdffonts', [path]);
  const rows = stdout.split('\n').slice(2);

  return rows
    .map((row) => (row.split(/\s+/)[0] ?? '').replace(/^[A-Z]{6}\+/, ''))
    .filter((name) => name !== '');
}

/** Names of the fonts that a file uses without having them inside. */
export function popplerMissingFonts(path: string): string[] {
  const { stdout } = ask('pdffonts', [path]);
  const rows = stdout.split('\n').slice(2);

  // The columns from the right: object and generation, then Unicode map, subset, embedded.
  return rows.flatMap((row) => {
    const columns = row.trim().split(/\s+/);

    return columns.length > 5 && columns.at(-5) !== 'yes' ? [columns[0] ?? ''] : [];
  });
}

/** Tags of a file with their texts, one element or text a line, as poppler reads them. */
export function popplerTags(path: string): string[] {
  return ask('pdfinfo', ['-struct-text', path])
    .stdout.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Values of the fields of a form as qpdf reads them, by their full names. */
export function qpdfFieldValues(path: string): Record<string, unknown> {
  const { stdout } = ask('qpdf', ['--json', '--json-key=acroform', path]);
  const { acroform } = JSON.parse(stdout) as {
    readonly acroform: { readonly fields: readonly { readonly fullname: string; readonly value: unknown }[] };
  };

  return Object.fromEntries(acroform.fields.map(({ fullname, value }) => [fullname, withoutPrefix(value)]));
}

/** Comments of the annotations of a file as qpdf reads them, in the order of its objects. */
export function qpdfComments(path: string): string[] {
  const { stdout } = ask('qpdf', ['--json=2', '--json-key=qpdf', path]);
  const [, objects] = (JSON.parse(stdout) as { readonly qpdf: readonly [unknown, Record<string, unknown>] })
    .qpdf;

  return Object.values(objects).flatMap((object) => {
    const { value = {} } = object as { readonly value?: Record<string, unknown> };

    return value['/Type'] === '/Annot' && '/Contents' in value
      ? [String(withoutPrefix(value['/Contents']))]
      : [];
  });
}

/** The text of a string, which qpdf marks as Unicode. */
function withoutPrefix(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^u:/, '') : value;
}
