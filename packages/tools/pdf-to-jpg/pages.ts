import { intactPath } from '@octavo/engine-node/pdf/intact-path';
import type { OpenedPdf, RunContext } from '@octavo/engine-node/pdf/open';
import { drawPages, hasPdftoppm } from '@octavo/engine-node/programs/pdftoppm';
import { PaintCost } from '@octavo/pdf/content/paint-cost';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { requireFewResults } from '../_kit/few-results.ts';
import type { ToolRunInput } from '../_kit/types.ts';
import type { PdfToJpgOptions } from './options.ts';

export interface PagePicture {
  /** Page number, counted from 1. */
  readonly page: number;
  readonly path: string;
  readonly dpi: number;
}

/**
 * Largest pixel count of a rendered page, which takes 600 MB during rendering; larger pages get a lower
 * resolution.
 */
const largestPixels = 100_000_000;

/** Number of concurrent render processes; fewer pages than this are not worth a second one. */
const processes = 2;
const fewestPages = 6;

/** Render settings of a page; only pages with equal settings share a process. */
interface DrawSettings {
  readonly dpi: number;
  readonly unit: number;
  readonly cropped: boolean;
}

interface PageBatch extends DrawSettings {
  readonly from: number;
  to: number;
  pixels: number;
}

/** Draws the chosen pages as files, in the order asked for. */
export async function drawChosenPages(
  opened: OpenedPdf,
  options: PdfToJpgOptions,
  context: RunContext & Pick<ToolRunInput<unknown>, 'mostResults'>,
  report: (done: number, total: number) => void,
): Promise<PagePicture[]> {
  const { document } = opened;
  const chosen = parsePages(options.pages === '' ? '1-' : options.pages, document.pageCount);
  requireFewResults(context, chosen.length);
  const distinct = [...new Set(chosen)].sort((a, b) => a - b);
  const cost = new PaintCost(document);

  for (const index of distinct) {
    cost.requireDrawable(document.pages[index]!);
  }

  const longest = Math.max(fewestPages, Math.ceil(distinct.length / processes));
  const batches = batchesOf(distinct, longest, (page) => mannerOf(document.pages[page], options.dpi));
  let drawn = 0;
  const onPage = () => {
    drawn += 1;
    report(drawn, distinct.length);
  };
  const pictures = new Map<number, PagePicture>();

  const path = intactPath(opened, context.workspace);

  // PDFium and sharp take as long to load as poppler to draw a page.
  const drawBatch = hasPdftoppm() ? drawPages : (await import('./draw-with-pdfium.ts')).drawWithPdfium;

  const draw = async (batch: PageBatch) => {
    const paths = await drawBatch({ ...options, ...batch, pdfPath: path }, batch.pixels, context, onPage);

    for (const [page, picture] of paths) {
      pictures.set(page, { page, path: picture, dpi: batch.dpi });
    }
  };

  await Promise.all(
    Array.from({ length: processes }, async () => {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        await draw(batch);
      }
    }),
  );

  return chosen.flatMap((page) => pictures.get(page + 1) ?? []);
}

/** Groups consecutive pages with equal render settings into batches for one process each. */
function batchesOf(
  pages: readonly number[],
  longest: number,
  mannerOfPage: (page: number) => { manner: DrawSettings; pixels: number },
): PageBatch[] {
  const batches: PageBatch[] = [];

  for (const index of pages) {
    const { manner, pixels } = mannerOfPage(index);
    const page = index + 1;
    const last = batches.at(-1);

    if (last?.to === page - 1 && isLike(last, manner) && page - last.from < longest) {
      last.to = page;
      last.pixels = Math.max(last.pixels, pixels);
    } else {
      batches.push({ from: page, to: page, ...manner, pixels });
    }
  }

  return batches;
}

function isLike(one: DrawSettings, other: DrawSettings): boolean {
  return one.dpi === other.dpi && one.unit === other.unit && one.cropped === other.cropped;
}

function mannerOf(page: PdfPage | undefined, dpi: number): { manner: DrawSettings; pixels: number } {
  const squareInches = ((page?.widthPoints ?? 612) / 72) * ((page?.heightPoints ?? 792) / 72);
  const fitting = Math.min(dpi, Math.max(1, Math.floor(Math.sqrt(largestPixels / squareInches))));

  const cropped = page?.cropBox.some((edge, index) => edge !== page.mediaBox[index]) ?? false;

  return {
    manner: { dpi: fitting, unit: page?.unit ?? 1, cropped },
    pixels: squareInches * fitting * fitting,
  };
}
