import { Failure, isFailure } from '@octavo/contract/failures';
import type { RunContext } from '../pdf/open.ts';
import { answerFromFolder, folderOrigin } from './folder-answers.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { type PrintLayout, pageToPdf } from './page-to-pdf.ts';
import { withChromium } from './with-chromium.ts';

/** Pages that print at the same time: more would only wait for the same processors. */
const atOnce = 2;

export interface FolderPrint {
  /** Folder of the documents and all they show: pictures, styles, fonts. Nothing outside it is read. */
  readonly folder: string;
  /**
   * Paths of HTML, XHTML or SVG files, relative to the folder and with `/` between names; each becomes a PDF of its
   * own. HTML is read as UTF-8; a name that ends in `.xhtml` is read as XML, in the encoding it declares.
   */
  readonly documents: readonly string[];
  readonly layout: PrintLayout;
  /** Time limit for all documents together, in seconds. */
  readonly seconds: number;
  /**
   * Called after each document with the number printed so far. Chromium reports no progress within a
   * document.
   */
  onPrinted?(count: number): void;
}

export interface PrintedDocument {
  readonly path: string;
  readonly pages: number;
}

/**
 * Prints documents of a folder in one browser as tagged PDFs with an outline of their headings, and returns
 * them in the given order. Scripts do not run, and there is no network: a request for anything but a file of
 * the folder is refused. The browser started by `warmChromium` is used when there is one.
 *
 * @throws Failure `engine-unavailable`, `engine-crashed`, `time-limit`, `output-broken`; `damaged-file`
 * for a document that cannot be loaded.
 */
export async function printFolder(print: FolderPrint, place: RunContext): Promise<PrintedDocument[]> {
  return withChromium(place.signal, print.seconds, async (browser) => {
    const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
    await answerFromFolder(context, print.folder);
    const waiting = [...print.documents.entries()].map(([index, document]) => ({
      index,
      document,
      path: place.workspace.newPath('pdf'),
    }));
    const printed = new Array<PrintedDocument>(waiting.length);
    let count = 0;

    // Opening a page costs more than most documents do, so each page prints several in turn.
    const printInTurn = async () => {
      const open = await openPage(context);

      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { index, document, path } = next;
        printed[index] = { path, ...(await printOne(open, document, print.layout, path)) };
        count += 1;
        print.onPrinted?.(count);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, printInTurn));

    return printed;
  });
}

async function printOne(
  open: OpenPage,
  document: string,
  layout: PrintLayout,
  path: string,
): Promise<{ pages: number }> {
  const address = `${folderOrigin}/${document.split('/').map(encodeURIComponent).join('/')}`;

  try {
    await open.page.goto(address, { waitUntil: 'load' });

    return await pageToPdf(open, layout, path);
  } catch (error) {
    if (isFailure(error) || !open.page.context().browser()?.isConnected()) {
      throw error;
    }

    throw new Failure('damaged-file', `${document} cannot be printed`, { cause: error });
  }
}
