import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';

/** Picture of a page in shades of grey, a byte a pixel. */
export interface GreyPage {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

type DrawPages = (path: string, pages: number, dpi: number) => Promise<readonly GreyPage[]>;

/** Programs that draw all pages of a file. MuPDF is one of them where `mutool` is on the path. */
export const renderers: ReadonlyMap<string, DrawPages> = new Map<string, DrawPages>([
  ['poppler', drawnByPoppler],
  ['PDFium', drawnByPdfium],
  ...(spawnSync('mutool', ['-v']).error === undefined ? ([['MuPDF', drawnByMupdf]] as const) : []),
]);

const mostBytes = 512 * 1024 ** 2;

async function drawnByPoppler(path: string, pages: number, dpi: number): Promise<readonly GreyPage[]> {
  return each(pages, (page) =>
    printed('pdftoppm', ['-gray', '-cropbox', '-r', `${dpi}`, '-f', `${page}`, '-l', `${page}`, path]),
  );
}

async function drawnByMupdf(path: string, pages: number, dpi: number): Promise<readonly GreyPage[]> {
  return each(pages, (page) =>
    printed('mutool', ['draw', '-q', '-F', 'pgm', '-r', `${dpi}`, '-o', '-', path, `${page}`]),
  );
}

async function drawnByPdfium(path: string, pages: number, dpi: number): Promise<readonly GreyPage[]> {
  using document = await loadDocument(new Uint8Array(readFileSync(path)));

  return each(pages, (page) => {
    const { width, height, data } = drawPage(document, page - 1, dpi);
    const gray = new Uint8Array(width * height);

    for (let at = 0; at < gray.length; at += 1) {
      const [blue = 0, green = 0, red = 0] = data.subarray(at * 4, at * 4 + 3);
      gray[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    }

    return { width, height, gray };
  });
}

/** @throws Error when the program draws nothing */
function printed(program: string, given: readonly string[]): GreyPage {
  const { stdout, stderr } = spawnSync(program, given, { maxBuffer: mostBytes });
  const [header = '', width = '', height = ''] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.subarray(0, 40).toString('latin1')) ?? [];

  if (header === '') {
    throw new Error(`${program}: ${stderr.toString('utf8')}`);
  }

  return {
    width: Number(width),
    height: Number(height),
    gray: new Uint8Array(stdout.subarray(header.length)),
  };
}

function each(pages: number, draw: (page: number) => GreyPage): GreyPage[] {
  return Array.from({ length: pages }, (_, index) => draw(index + 1));
}
