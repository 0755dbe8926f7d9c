/**
 * Retakes the screenshots of the README: `node e2e/take-screenshots.ts`. The files shown are articles of the
 * product itself, printed by the same browser.
 */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launch } from './product.ts';

const docs = join(import.meta.dirname, '../docs');
const articles = [
  ['Compression.pdf', 'what-compression-does-to-pictures'],
  ['Redacting.pdf', 'redacting-is-not-covering'],
  ['Tables.pdf', 'tables-out-of-a-pdf'],
] as const;

const margin = { top: '22mm', right: '22mm', bottom: '22mm', left: '22mm' };

const product = await launch({ OCTAVO_ACCESS: 'subscription' });
const browser = await chromium.launch({
  executablePath: process.env['OCTAVO_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  const files = [];

  for (const [name, id] of articles) {
    await page.goto(`${product.address}/articles/${id}`);
    const buffer = await page.pdf({ format: 'A4', tagged: true, margin });
    files.push({ name, mimeType: 'application/pdf', buffer });
  }

  await page.goto(product.address);
  await draw(page, 'home');

  await page.goto(`${product.address}/merge-pdf`);
  await page.locator('input[data-octavo="files"]').first().setInputFiles(files);
  await page.getByRole('button', { name: 'Merge 3 files' }).waitFor();
  await draw(page, 'workspace');

  await page.goto(`${product.address}/pdf-to-word`);
  await page.locator('input[data-octavo="files"]').first().setInputFiles(files.slice(1, 2));
  await page.getByRole('complementary').getByRole('button').last().click();
  await page.getByText('processed successfully').waitFor({ timeout: 120_000 });
  await draw(page, 'result');
} finally {
  await browser.close();
  await product.stop();
}

async function draw(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Covers are drawn after the network is idle.
  await page.waitForTimeout(1500);
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 100, dither: 0, effort: 10 })
    .toFile(join(docs, `${name}.png`));
}
