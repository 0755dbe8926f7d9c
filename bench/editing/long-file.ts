/**
 * The editor with a long file: time to the first page, memory of the tab and frames while scrolling.
 *
 *     node bench/editing/long-file.ts [PDF] [seconds of scrolling]
 *
 * Without a file, three of the corpus are joined to 510 pages: a book, a manual and a picture book. The tab scrolls
 * with the wheel, a page in two seconds and then twenty in one, and jumps to the end and back.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusFiles } from '@octavo/testkit/corpus';
import { chromium, type Page } from '@playwright/test';
import { launch } from '../../e2e/product.ts';

const joined = /^pdf\/(?:long\/(?:Walden|linearized)|imageheavy\/pdkids)/;

declare global {
  interface Window {
    shownAt: number[];
    chosenAt: number;
    drawnAt: number;
  }
}

/** Frames between which nothing was shown for longer than this many milliseconds are seen as a jerk. */
const jerk = 50;

/** Pixels of each turn of the wheel, and turns in a second. */
const speeds = { reading: { pixels: 60, turns: 8 }, leafing: { pixels: 900, turns: 20 } } as const;

async function scroll(page: Page, speed: keyof typeof speeds, seconds: number): Promise<string> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.shownAt = frames;
    const note = (time: number) => {
      frames.push(time);

      if (window.shownAt === frames) {
        requestAnimationFrame(note);
      }
    };
    requestAnimationFrame(note);
  });
  const { pixels, turns } = speeds[speed];
  const end = Date.now() + seconds * 1000;

  while (Date.now() < end) {
    await page.mouse.wheel(0, pixels);
    await page.waitForTimeout(1000 / turns);
  }

  return page.evaluate((longest) => {
    const { shownAt: frames } = window;
    const gaps = frames.slice(1).map((time, index) => time - frames[index]!);
    const length = (frames.at(-1)! - frames[0]!) / 1000;

    return `${(gaps.length / length).toFixed(0)} frames a second, ${gaps.filter((gap) => gap > longest).length} gaps over ${longest} ms, longest ${Math.max(...gaps).toFixed(0)} ms`;
  }, jerk);
}

/** Memory, in MB, of the process that shows the tab: what it has of its own, now and at most. */
function memoryOf(browser: number): string {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const tabs = processes.flatMap((id) => {
    try {
      const isTab = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer');
      const status = readFileSync(`/proc/${id}/status`, 'utf8');

      return isTab && isBelow(Number(id), browser) ? [status] : [];
    } catch {
      // The process has ended.
      return [];
    }
  });
  const megabytes = (status: string, entry: string) =>
    Number(new RegExp(`${entry}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  const [largest = ''] = tabs.sort((one, other) => megabytes(other, 'RssAnon') - megabytes(one, 'RssAnon'));

  return `${megabytes(largest, 'RssAnon').toFixed(0)} MB (with code and shared pixels ${megabytes(largest, 'VmRSS').toFixed(0)}, at most ${megabytes(largest, 'VmHWM').toFixed(0)})`;
}

function isBelow(id: number, ancestor: number): boolean {
  const parent = Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);

  return parent === ancestor || (parent > 1 && isBelow(parent, ancestor));
}

/** Milliseconds from the choice of a file, which the browser first has to be given, until its first page is drawn. */
async function untilDrawn(page: Page, file: string): Promise<string> {
  await page.evaluate(() => {
    const firstCanvas = '[data-page="p1"] canvas';
    document.addEventListener('change', () => (window.chosenAt = performance.now()), { capture: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector(firstCanvas) !== null) {
        window.drawnAt = performance.now();
        observer.disconnect();
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.locator('input[data-octavo="files"]').first().setInputFiles(file);
  await page.waitForFunction(() => window.drawnAt !== undefined);

  return `${(await page.evaluate(() => window.drawnAt - window.chosenAt)).toFixed(0)} ms`;
}

const folder = mkdtempSync(join(tmpdir(), 'octavo-long-file-'));
const [, , given, seconds = '10'] = process.argv;
const path = given ?? join(folder, 'long.pdf');

if (given === undefined) {
  const files = corpusFiles(joined).map((file) => file.path);
  execFileSync('qpdf', ['--empty', '--pages', ...files, '--', path], { stdio: 'ignore' });
}

const product = await launch({ OCTAVO_ACCESS: 'open' });
const server = await chromium.launchServer({
  executablePath: process.env['OCTAVO_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
});
const browser = await chromium.connect(server.wsEndpoint());
const browserId = server.process().pid ?? 0;

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const say = (name: string, value: string) =>
    console.log(`${name}: ${value} (load ${loadavg()[0]?.toFixed(1)})`);
  await page.goto(new URL('/edit-pdf', product.address).href);
  await page.waitForLoadState('networkidle');
  say('first page', await untilDrawn(page, path));
  const count = await page.locator('.ed-viewport').evaluate((viewport) => viewport.scrollHeight);
  say('memory', memoryOf(browserId));
  await page.mouse.move(600, 500);
  say('reading', await scroll(page, 'reading', Number(seconds)));
  say('leafing', await scroll(page, 'leafing', Number(seconds)));
  say('memory', memoryOf(browserId));

  for (const top of [count, 0, count / 2]) {
    await page.locator('.ed-viewport').evaluate((viewport, height) => viewport.scrollTo(0, height), top);
    const jumped = Date.now();
    await page.waitForFunction(() => {
      const { top: upper, bottom } = document.querySelector('.ed-viewport')!.getBoundingClientRect();
      const middle = (upper + bottom) / 2;

      return [...document.querySelectorAll('[data-page]')].some((each) => {
        const box = each.getBoundingClientRect();

        return box.top <= middle && box.bottom >= middle && each.querySelector('canvas') !== null;
      });
    });
    say('a jump', `${Date.now() - jumped} ms`);
  }

  say('memory', memoryOf(browserId));
} finally {
  await browser.close();
  await server.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
