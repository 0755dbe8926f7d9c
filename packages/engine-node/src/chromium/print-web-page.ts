import type { Page } from 'playwright-core';
import type { RunContext } from '../pdf/open.ts';
import { folderOrigin } from './folder-answers.ts';
import { MainDocument } from './main-document.ts';
import { countMissing } from './missing-parts.ts';
import { type PrintLayout, pageToPdf } from './page-to-pdf.ts';
import { runInPage } from './run-in-page.ts';
import { settle } from './settle.ts';
import type { Screen } from './web-context.ts';
import { takeWebView } from './web-view-ahead.ts';
import { withChromium } from './with-chromium.ts';

export interface WebPrint {
  /** A web address, or the path of an HTML file that may load resources from the web. */
  readonly source: { readonly address: string } | { readonly htmlPath: string };
  /** Address of the proxy, the only way to the network. */
  readonly proxy: string;
  readonly screen: Screen;
  readonly layout: PrintLayout;
  /** Extra seconds to wait after the page is complete, for content it shows late. */
  readonly waitSeconds: number;
  /** Time limit for the whole job, in seconds. */
  readonly seconds: number;
  /** Called when the page is loaded, complete and printed. */
  onStep(done: number, total: number): void;
}

export interface PrintedPage {
  readonly path: string;
  readonly pages: number;
  readonly title: string;
  /** Number of pictures, styles, fonts and frames that failed to load. */
  readonly missing: number;
}

/** Longest wait for a document. */
const documentMilliseconds = 30_000;

const steps = 3;

/**
 * Prints a web page after running its scripts, as a tagged PDF with an outline. Print styles of the page
 * apply.
 *
 * @throws Failure `url-refused`, `url-unreachable`, `url-not-a-page` for the document itself;
 * `time-limit`, `engine-unavailable`, `engine-crashed`, `output-broken`.
 */
export async function printWebPage(print: WebPrint, { workspace, signal }: RunContext): Promise<PrintedPage> {
  return withChromium(signal, print.seconds, async (browser) => {
    const view = await takeWebView(browser, print.proxy, print.screen);
    const { page } = view;
    const main = new MainDocument(page, print.proxy);
    const missing = countMissing(page);
    await load(page, main, print.source);
    print.onStep(1, steps);
    await settle(view, print.waitSeconds);
    await main.check();
    print.onStep(2, steps);

    // A page may navigate at any moment: the printed document must be the one that was checked.
    const mark = main.mark;
    const title = await page.title();
    await page.emulateMedia({ media: 'print' });
    await runInPage(view.session, 'clear-consent');
    const path = workspace.newPath('pdf');
    const { pages } = await pageToPdf(view, print.layout, path);

    if (main.mark !== mark) {
      await main.check();
    }

    print.onStep(steps, steps);

    return { path, pages, title, missing: missing() };
  });
}

async function load(page: Page, main: MainDocument, source: WebPrint['source']): Promise<void> {
  const address = 'address' in source ? source.address : await standIn(page, source.htmlPath);

  try {
    await page.goto(address, { waitUntil: 'commit', timeout: documentMilliseconds });
  } catch (error) {
    throw page.context().browser()?.isConnected() ? await main.explain(error) : error;
  }

  await main.check();
}

/** Serves the file at a made-up address; all other requests to that origin fail. */
async function standIn(page: Page, htmlPath: string): Promise<string> {
  const address = `${folderOrigin}/`;
  await page.route(
    ({ origin }) => origin === folderOrigin,
    (route) =>
      route.request().url() === address
        ? // No charset: the file declares its own encoding.
          route.fulfill({ path: htmlPath, contentType: 'text/html' })
        : route.abort('addressunreachable'),
  );

  return address;
}
