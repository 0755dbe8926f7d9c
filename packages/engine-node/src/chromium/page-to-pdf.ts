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
  /** Prints backgrounds, too. */
  readonly background: boolean;
  /** One page as long as the document, up to what PDF allows; `heightPoints` is then the least. */
  readonly singlePage?: boolean;
  /** Lets `@page` rules of the document choose size and margins. */
  readonly pageRules?: boolean;
  /** Zoom of the content, 1 for its own size. */
  readonly scale?: number;
  /** Makes room for content wider than the paper, which would be cut off: smaller, or on a wider single page. */
  readonly fitWidth?: boolean;
}

/** Fourteen thousand four hundred units: the longest page without `UserUnit` (ISO 32000-2, annex C.2). */
const longestPoints = 14_400;
const pointsPerPixel = 72 / 96;

/** Below this share of its size nobody reads the text, and a page that is wide by mistake is better cut off. */
const smallestFit = 0.3;

/**
 * Prints a loaded page with tags and an outline of its headings into a file, which is opened and counted.
 *
 * @throws ToolFailure `output-broken`
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

/** The layout with room for the widest part of the content. */
async function fit(session: CDPSession, page: Page, layout: PrintLayout): Promise<PrintLayout> {
  const { margins, scale = 1 } = layout;
  const column = layout.widthPoints - margins.left - margins.right;
  const { width } = await measure(session, page, layout);

  // A pixel more comes from rounding.
  if (width <= column + pointsPerPixel) {
    return layout;
  }

  if (layout.singlePage === true) {
    return { ...layout, widthPoints: Math.min(longestPoints, width + margins.left + margins.right) };
  }

  return { ...layout, scale: Math.max(0.1, scale * Math.max(smallestFit, column / width)) };
}

/** Print lays out with rounding of its own: when the last line falls onto a second page, more paper is given. */
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

/** Points the content takes, laid out for print and as wide as the paper between its margins. */
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
