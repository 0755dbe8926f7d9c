/**
 * Time from a key to the pixels of the page in the editor, on real files:
 *
 *     node bench/editing/typing.ts [part of a path]
 *
 * Types in the largest text of the first page that is in view, and prints the median and the slowest of the keys, and
 * the drawings that were shown while typing ten letters a second.
 */
import { loadavg } from 'node:os';
import { corpusFiles } from '@octavo/testkit/corpus';
import { chromium, type Page } from '@playwright/test';
import { launch } from '../../e2e/product.ts';

/** A file of each kind; the first pages of others have no paragraph. */
const usual = /^pdf\/(?:papers\/tracemonkey|simple\/google-doc|tagged|tables|long|forms\/160F)/;
/** Letters that are typed one at a time. */
const letters = 'corrections';
/** Milliseconds between two of them: the whole page is drawn again in between. */
const pause = 1200;

declare global {
  interface Window {
    keys: number[];
    drawings: number[];
  }
}

/** Records when keys are pressed, and when a part of the page is drawn. */
function record(): void {
  window.keys = [];
  window.drawings = [];
  document.addEventListener('keydown', () => window.keys.push(performance.now()), { capture: true });
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === 'CANVAS'))) {
      window.drawings.push(performance.now());
    }
  }).observe(document.querySelector('[data-page="p1"] .ed-pixels')!, { childList: true });
}

async function measure(page: Page, path: string): Promise<string> {
  const [input, texts] = [
    page.locator('input[data-octavo="files"]'),
    page.locator('[data-page="p1"] .ed-text-area'),
  ];
  await input.first().setInputFiles(path);
  await page.locator('[data-page="p1"] canvas').first().waitFor();
  await page.keyboard.press('t');
  await texts.first().waitFor();
  const boxes = await texts.evaluateAll((areas) =>
    areas.map((area) => area.getBoundingClientRect().toJSON()),
  );
  const [largest] = boxes
    .filter(({ top, bottom }) => top > 110 && bottom < 880)
    .sort((one, other) => other.width * other.height - one.width * one.height);

  if (largest === undefined) {
    return 'no text in view';
  }

  await page.mouse.click(largest.left + largest.width * 0.4, largest.top + largest.height * 0.4);
  await page.locator('.ed-keys').waitFor({ state: 'attached' });
  await page.waitForTimeout(pause);
  await page.evaluate(record);

  for (const letter of letters) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(pause);
  }

  const waits = await page.evaluate(() =>
    window.keys.map((key) => (window.drawings.find((time) => time > key) ?? Number.POSITIVE_INFINITY) - key),
  );
  // The first key opens the fonts; the others are those that are typed all day.
  const sorted = waits.slice(1).sort((one, other) => one - other);
  await page.evaluate(() => {
    window.keys = [];
    window.drawings = [];
  });
  await page.keyboard.type('the quick brown fox', { delay: 100 });
  const shown = await page.evaluate(
    () => window.drawings.filter((time) => time <= window.keys.at(-1)!).length,
  );
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;

  return `median ${middle.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms, ${shown} drawings in 19 keys`;
}

const [, , part] = process.argv;
const files = corpusFiles(part === undefined ? usual : new RegExp(part)).filter(
  ({ password }) => password === '',
);
const product = await launch({ OCTAVO_ACCESS: 'open' });
const browser = await chromium.launch({
  executablePath: process.env['OCTAVO_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
});

try {
  for (const file of files) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(new URL('/edit-pdf', product.address).href);
    // A file given before the page's code runs would be lost.
    await page.waitForLoadState('networkidle');
    console.log(
      `${file.id}: ${await measure(page, file.path).catch(String)} (load ${loadavg()[0]?.toFixed(1)})`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
