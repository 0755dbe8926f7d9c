import type { CDPSession, Page } from 'playwright-core';
import type { OpenPage } from './open-page.ts';
import { printToFile } from './print-to-file.ts';

export interface PageMargins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The paper a page is printed on. Lengths are points, 72 to the inch. */
export interface PrintLayout {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly margins: PageMargins;
  /** Prints backgrounds as well. */
  readonly background: boolean;
  /** Prints one page as long as the document, up to the limit of PDF; `heightPoints` is then the minimum. */
  readonly singlePage?: boolean;
  /** Lets `@page` rules of the document choose size and margins. */
  readonly pageRules?: boolean;
  /** Zoom of the content; 1 is its natural size. */
  readonly scale?: number;
  /**
   * Fits content wider than the paper, which would be cut off, by scaling it down or widening a single page.
   */
  readonly fitWidth?: boolean;
}

/** Longest page without `UserUnit`: 14,400 units (ISO 32000-2, annex C.2). */
const longestPoints = 14_400;
const pointsPerPixel = 72 / 96;

/** Smallest scale that keeps text readable. A page that is wide by mistake is better cut off. */
const smallestFit = 0.3;

/**
 * Prints a loaded page into a file with tags and an outline of its headings, then opens the file and counts
 * its pages.
 *
 * @throws Failure `output-broken`
 */
export async function pageToPdf(
  { page, session }: OpenPage,
  layout: PrintLayout,
  path: string,
): Promise<{ pages: number }> {
  const fitted = layout.fitWidth === true ? await fit(session, page, layout) : layout;

  return layout.singlePage === true
    ? printLong(session, page, fitted, path)
    : printToFile(session, fitted, path);
}

/** Adapts the layout to the widest part of the content. */
async function fit(session: CDPSession, page: Page, layout: PrintLayout): Promise<PrintLayout> {
  const { margins, scale = 1 } = layout;
  const column = layout.widthPoints - margins.left - margins.right;
  const { width } = await measure(session, page, layout);

  // One pixel more may come from rounding.
  if (width <= column + pointsPerPixel) {
    return layout;
  }

  if (layout.singlePage === true) {
    return { ...layout, widthPoints: Math.min(longestPoints, width + margins.left + margins.right) };
  }

  return { ...layout, scale: Math.max(0.1, scale * Math.max(smallestFit, column / width)) };
}

/**
 * Prints one long page. Print layout rounds differently, so the paper grows when the last line falls onto a
 * second page.
 */
async function printLong(
  session: CDPSession,
  page: Page,
  layout: PrintLayout,
  path: string,
): Promise<{ pages: number }> {
  const { top, bottom } = layout.margins;
  let height = (await measure(session, page, layout)).height + top + bottom;

  for (let attempt = 0; ; attempt += 1) {
    const heightPoints = Math.min(longestPoints, Math.max(layout.heightPoints, Math.ceil(height), 72));
    const printed = await printToFile(session, { ...layout, heightPoints }, path);

    if (printed.pages === 1 || heightPoints === longestPoints || attempt === 4) {
      return printed;
    }

    height = attempt === 0 ? heightPoints + 24 : heightPoints * Math.min(printed.pages, 1.5);
  }
}

/** Size of the content in points, in print layout and as wide as the paper between its margins. */
async function measure(
  session: CDPSession,
  page: Page,
  layout: PrintLayout,
): Promise<{ width: number; height: number }> {
  const { left, right } = layout.margins;
  const points = (layout.scale ?? 1) * pointsPerPixel;
  const width = Math.round((layout.widthPoints - left - right) / points);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 800 });
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');

  return { width: cssContentSize.width * points, height: cssContentSize.height * points };
}
