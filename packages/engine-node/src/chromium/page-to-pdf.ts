import { open, readFile } from 'node:fs/promises';
import { ToolFailure } from '@octavo/contract/failures';
import { openPdf } from '@octavo/engine/pdf/document';
import type { CDPSession, Page } from 'playwright-core';
import { codec } from '../codec.ts';

export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The paper a page is printed on. Lengths are points, 72 to the inch. */
export interface PrintLayout {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly margins: Sides;
  /** Prints backgrounds, too. */
  readonly background: boolean;
  /** One page as long as the document, up to what PDF allows; `heightPoints` is then the least. */
  readonly singlePage?: boolean;
  /** Lets `@page` rules of the document choose size and margins. */
  readonly pageRules?: boolean;
  /** Zoom of the content, 1 for its own size. */
  readonly scale?: number;
}

/** Fourteen thousand four hundred units: the longest page without `UserUnit` (ISO 32000-2, annex C.2). */
const longestPoints = 14_400;
const pointsPerPixel = 72 / 96;

/**
 * Prints a loaded page with tags and an outline of its headings into a file. Chromium's word counts for nothing:
 * the file is opened and its pages counted.
 *
 * @throws ToolFailure `output-broken`
 */
export async function pageToPdf(page: Page, layout: PrintLayout, path: string): Promise<{ pages: number }> {
  const session = await page.context().newCDPSession(page);

  try {
    if (layout.singlePage !== true) {
      return await print(session, layout, layout.heightPoints, path);
    }

    return await printLong(session, page, layout, path);
  } finally {
    await session.detach();
  }
}

/** Print lays out with rounding of its own: when the last line falls onto a second page, more paper is given. */
async function printLong(
  session: CDPSession,
  page: Page,
  layout: PrintLayout,
  path: string,
): Promise<{ pages: number }> {
  const { top, bottom } = layout.margins;
  let height = (await contentPoints(session, page, layout)) + top + bottom;

  for (let attempt = 0; ; attempt += 1) {
    const heightPoints = Math.min(longestPoints, Math.max(layout.heightPoints, Math.ceil(height)));
    const printed = await print(session, layout, heightPoints, path);

    if (printed.pages === 1 || heightPoints === longestPoints || attempt === 4) {
      return printed;
    }

    height = attempt === 0 ? heightPoints + 24 : heightPoints * Math.min(printed.pages, 1.5);
  }
}

/** Height of the content when it is as wide as the paper between its margins. */
async function contentPoints(session: CDPSession, page: Page, layout: PrintLayout): Promise<number> {
  const { left, right } = layout.margins;
  const scale = (layout.scale ?? 1) * pointsPerPixel;
  const width = Math.round((layout.widthPoints - left - right) / scale);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 800 });
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');

  return cssContentSize.height * scale;
}

async function print(
  session: CDPSession,
  layout: PrintLayout,
  heightPoints: number,
  path: string,
): Promise<{ pages: number }> {
  const { margins } = layout;
  const { stream } = await session.send('Page.printToPDF', {
    paperWidth: layout.widthPoints / 72,
    paperHeight: heightPoints / 72,
    marginTop: margins.top / 72,
    marginRight: margins.right / 72,
    marginBottom: margins.bottom / 72,
    marginLeft: margins.left / 72,
    scale: layout.scale ?? 1,
    printBackground: layout.background,
    preferCSSPageSize: layout.pageRules ?? false,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    transferMode: 'ReturnAsStream',
  });

  if (stream === undefined) {
    throw new ToolFailure('output-broken', 'chromium printed nothing');
  }

  await saveStream(session, stream, path);

  return { pages: await countPages(path) };
}

async function saveStream(session: CDPSession, handle: string, path: string): Promise<void> {
  const file = await open(path, 'w');

  try {
    for (let isOver = false; !isOver; ) {
      const { data, eof, base64Encoded } = await session.send('IO.read', { handle, size: 1024 ** 2 });
      await file.write(Buffer.from(data, base64Encoded === true ? 'base64' : 'utf8'));
      isOver = eof;
    }
  } finally {
    await file.close();
    await session.send('IO.close', { handle });
  }
}

async function countPages(path: string): Promise<number> {
  try {
    const { pageCount } = openPdf(await readFile(path), codec);

    if (pageCount > 0) {
      return pageCount;
    }
  } catch (cause) {
    throw new ToolFailure('output-broken', 'print of chromium cannot be opened', { cause });
  }

  throw new ToolFailure('output-broken', 'print of chromium has no pages');
}
