import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launch, type Product } from './product.ts';
import { test } from './test.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-downloads-'));
const sha256 = 'ab'.repeat(32);
let product: Product;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await launch({ OCTAVO_ACCESS: 'open', OCTAVO_SPARES: '0', OCTAVO_DOWNLOADS: folder });
});

test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

test('offers the command line where nothing was built', async ({ page }) => {
  for (const [path, heading] of [
    ['/download', 'The command line'],
    ['/fr/download', 'La ligne de commande'],
  ] as const) {
    await page.goto(product.address + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('./octavo tools')).toBeVisible();
    await expect(page.getByText(/in a window of their own|dans leur propre fenêtre/)).toHaveCount(0);
  }
});

test('offers what was built, the system of the visitor first, with checksums and warnings', async ({
  browser,
}) => {
  const files = [
    { os: 'win32', cpu: 'x64', kind: 'exe', name: 'octavo-1.0.0-windows-x64-setup.exe' },
    { os: 'win32', cpu: 'x64', kind: 'msi', name: 'octavo-1.0.0-windows-x64.msi' },
    { os: 'win32', cpu: 'x64', kind: 'zip', name: 'octavo-1.0.0-windows-x64.zip' },
    { os: 'darwin', cpu: 'x64', kind: 'zip', name: 'octavo-1.0.0-macos-x64.zip' },
    { os: 'darwin', cpu: 'arm64', kind: 'zip', name: 'octavo-1.0.0-macos-arm64.zip' },
    { os: 'linux', cpu: 'x64', kind: 'deb', name: 'octavo_1.0.0_amd64.deb' },
  ].map((file) => ({ ...file, sizeBytes: 9, sha256 }));
  writeFileSync(join(folder, 'builds.json'), JSON.stringify({ version: '1.0.0', files }));
  files.forEach(({ name }) => writeFileSync(join(folder, name), 'a program'));

  for (const [userAgent, path, system, warning, kind] of [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      '/download',
      'Windows',
      'Windows protected your PC',
      '.exe',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
      '/fr/download',
      'macOS',
      'Ouvrir quand même',
      'arm64.zip',
    ],
  ] as const) {
    const page = await browser.newPage({ userAgent, viewport: { width: 390, height: 844 } });
    await page.goto(product.address + path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(system);
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page.getByText(sha256).first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[download]').first().click(),
    ]);
    expect(files.map(({ name }) => name)).toContain(download.suggestedFilename());
    expect(download.suggestedFilename()).toContain(kind);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.close();
  }
});
