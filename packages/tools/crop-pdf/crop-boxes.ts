import { Failure } from '@octavo/contract/failures';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { paintedBounds } from '@octavo/engine-node/pdfium/painted-bounds';
import type { PdfDocument } from '@octavo/pdf/document';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type * as z from 'zod';
import { type PageBox, readBox } from '../_kit/page-box.ts';
import type { options } from './options.ts';

type CropOptions = z.output<typeof options>;

/** Sides that remain are at least this long, in points. */
const shortestSide = 1;

/**
 * Areas to keep of pages, as shown, by page index. Blank pages have none when pages are cropped to their content.
 *
 * @param pages indexes from 0
 * @throws Failure `crop-empty` with the number of a page of which nothing would be left.
 */
export async function cropBoxes(
  document: PdfDocument,
  pages: readonly number[],
  options: CropOptions,
): Promise<ReadonlyMap<number, PageBox>> {
  const wanted = await wantedBoxes(document, pages, options);

  return new Map(
    [...wanted].map(([index, { left, top, width, height }]) => {
      const page = document.pages[index]!;
      const [x, y] = [Math.max(0, left), Math.max(0, top)];
      const box = {
        left: x,
        top: y,
        width: Math.min(page.widthPoints, left + width) - x,
        height: Math.min(page.heightPoints, top + height) - y,
      };

      if (box.width < shortestSide || box.height < shortestSide) {
        throw new Failure('crop-empty', `page ${index + 1}`, { values: { page: index + 1 } });
      }

      return [index, box];
    }),
  );
}

async function wantedBoxes(
  document: PdfDocument,
  pages: readonly number[],
  { box, top, right, bottom, left, padding, same }: CropOptions,
): Promise<ReadonlyMap<number, PageBox>> {
  const area = readBox(box);

  if (area !== null) {
    return new Map(pages.map((index) => [index, area]));
  }

  if (top + right + bottom + left > 0) {
    return new Map(
      pages.map((index) => {
        const { widthPoints, heightPoints } = document.pages[index]!;

        return [index, { left, top, width: widthPoints - left - right, height: heightPoints - top - bottom }];
      }),
    );
  }

  const painted = await contentBoxes(document, pages, padding);

  return same ? withCommon(painted) : painted;
}

async function contentBoxes(
  document: PdfDocument,
  pages: readonly number[],
  padding: number,
): Promise<ReadonlyMap<number, PageBox>> {
  using pictures = await loadDocument(document.source);

  return new Map(
    pages.flatMap((index) => {
      const share = paintedBounds(pictures, index);
      const { widthPoints, heightPoints } = document.pages[index] as PdfPage;

      if (share === null) {
        return [];
      }

      const [left, top] = [share.left * widthPoints - padding, share.top * heightPoints - padding];
      const [right, bottom] = [share.right * widthPoints + padding, share.bottom * heightPoints + padding];

      return [[index, { left, top, width: right - left, height: bottom - top }] as const];
    }),
  );
}

/** The smallest area with all of these. */
function withCommon(boxes: ReadonlyMap<number, PageBox>): ReadonlyMap<number, PageBox> {
  const all = [...boxes.values()];
  const left = Math.min(...all.map((box) => box.left));
  const top = Math.min(...all.map((box) => box.top));
  const width = Math.max(...all.map((box) => box.left + box.width)) - left;
  const height = Math.max(...all.map((box) => box.top + box.height)) - top;

  return new Map([...boxes.keys()].map((index) => [index, { left, top, width, height }]));
}
