/**
 * Time from dropping a file to its first cover, on a slow line: `node bench/first-cover/run.ts FILE [SECONDS…]`. The
 * seconds pass between the load of the page and the file over it, 0 and 8 by default. Nothing is cached.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { launch } from '../../e2e/product.ts';
import { openSlowLine } from './slow-line.ts';

const [path = '', ...waits] = process.argv.slice(2);
const toolPath = process.env['OCTAVO_PATH'] ?? '/merge-pdf';
const file = { name: basename(path), base64: readFileSync(path).toString('base64') };
/** Time that a file is held over the page. */
const dragMilliseconds = 1000;
const turns = Number(process.env['OCTAVO_TURNS'] ?? 3);

const product = await launch({ OCTAVO_ACCESS: 'open', OCTAVO_SPARES: '0' });
const line = await openSlowLine(product.address, {
  downBytesPerSecond: 1_600_000 / 8,
  upBytesPerSecond: 750_000 / 8,
  roundTripMilliseconds: 150,
});
const browser = await chromium.launch({
  executablePath: process.env['OCTAVO_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

try {
  console.log(`Load ${loadavg()[0]?.toFixed(1)}, the middle of ${turns}\n`);
  console.log('| seconds before the drag | page loaded | drop to first cover |');
  console.log('| --- | --- | --- |');

  for (const wait of waits.length > 0 ? waits.map(Number) : [0, 8]) {
    const times = [];

    for (let turn = 0; turn < turns; turn += 1) {
      times.push(await measure(browser, wait));
    }

    const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const loaded = middle(times.map((time) => time.loaded));
    const cover = middle(times.map((time) => time.cover));
    console.log(`| ${wait} | ${(loaded / 1000).toFixed(1)} s | ${(cover / 1000).toFixed(1)} s |`);
  }
} finally {
  await browser.close();
  line.close();
  await product.stop();
}

async function measure(browser: Browser, wait: number) {
  const context = await browser.newContext();

  try {
    const page = await context.newPage();
    const startedAt = performance.now();

    if (process.env['OCTAVO_TRACE'] !== undefined) {
      context.on('request', (request) => note(startedAt, '>', request.url()));
      context.on('requestfinished', async (request) => {
        const sizes = await request.sizes().catch(() => null);
        note(startedAt, '<', `${request.url()} ${sizes?.responseBodySize}`);
      });
    }

    await page.goto(line.address + toolPath, { waitUntil: 'load' });
    const loaded = performance.now() - startedAt;
    await delay(wait * 1000);
    await page.evaluate(hold, file);
    await delay(dragMilliseconds);
    const droppedAt = performance.now();
    await page.evaluate(drop);
    await page.locator('[data-index] img').first().waitFor({ timeout: 60_000 });

    return { loaded, cover: performance.now() - droppedAt };
  } finally {
    await context.close();
  }
}

/** Runs in the page: a file is dragged over it. */
function hold({ name, base64 }: { readonly name: string; readonly base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
  Object.assign(window, { dataTransfer });
  document.body.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Runs in the page: the file is dropped. */
function drop(): void {
  const dataTransfer: unknown = Reflect.get(window, 'dataTransfer');

  if (dataTransfer instanceof DataTransfer) {
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }
}

function note(startedAt: number, mark: string, text: string): void {
  console.log(
    `${((performance.now() - startedAt) / 1000).toFixed(2)} ${mark} ${text.replace(/^http:..[^/]*/, '')}`,
  );
}
