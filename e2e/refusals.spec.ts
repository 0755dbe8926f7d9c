import { expect } from '@playwright/test';
import { addressOf, Bench } from './bench.ts';
import { lockedPdf, pdf, png, restrictedPdf, rubbishPdf, type SampleFile } from './samples.ts';
import { test } from './test.ts';

test('one broken file among many does not affect the others', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('compress-pdf');
  await bench.add([pdf('Good.pdf', 1), rubbishPdf('Bad.pdf'), pdf('Fine.pdf', 1)]);
  await bench.run();
  await bench.finish();
  await expect(page.getByText('1 file could not be processed')).toBeVisible();
  await expect(page.getByText('The file is damaged and could not be opened.')).toBeVisible();
  await expect(page.getByText('2 results')).toBeVisible();
});

test('a protected file asks for its password, and a wrong password can be corrected', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('rotate-pdf');
  await bench.add([lockedPdf('Locked.pdf', 3, 'harbour')]);
  const password = page.getByLabel('Password of Locked.pdf');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByText('Wrong password')).toBeVisible();
  await expect(bench.action).toHaveAttribute('aria-disabled', 'true');
  await password.fill('harbour');
  await password.press('Enter');
  await expect(bench.pages).toHaveCount(3);
  await bench.run();
  await bench.finish();
});

test('a file with restrictions can be unlocked first, with the same upload', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('rotate-pdf');
  await bench.add([restrictedPdf('Restricted.pdf', 2)]);
  await bench.run();
  await expect(bench.heading(bench.words.job.failed)).toBeVisible();
  await page.getByRole('button', { name: 'Unlock it first' }).click();
  await expect(page.getByRole('group', { name: 'Restricted.pdf, 1 of 1' })).toBeVisible();
  await bench.options.getByRole('checkbox').check();
  await bench.run();
  await bench.finish();
});

test('a wrong password for unlocking has its own error and keeps the upload', async ({ page }) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.url().includes('/files?id=') && uploads.push(request.url()));
  const bench = new Bench(page);
  await bench.open('unlock-pdf');
  await bench.add([lockedPdf('Locked.pdf', 3, 'harbour')]);
  const password = bench.options.locator('input[type=password]');
  await expect(bench.action).toHaveAttribute('aria-disabled', 'true');
  await password.fill('wrong');
  await bench.options.getByRole('checkbox').check();
  await bench.run();
  await expect(page.getByText('Wrong password. Check Caps Lock')).toBeVisible();
  await page.getByRole('button', { name: 'Enter the password' }).click();
  await password.fill('harbour');
  await bench.run();
  await bench.finish();
  expect(uploads).toHaveLength(1);
});

test.describe('refused input', () => {
  const many = (count: number): SampleFile[] =>
    Array.from({ length: count }, (_, index) => pdf(`File ${index}.pdf`, 1));

  test('more than ten files at once', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('merge-pdf');
    await bench.add([pdf('Kept.pdf', 1)]);
    await bench.add(many(11));
    await expect(page.getByRole('dialog')).toContainText('A single upload cannot exceed 10 files');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.locator('[data-index]')).toHaveCount(1);
  });

  test('more than twenty files a task', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('merge-pdf');
    await bench.add(many(10));
    await expect(page.locator('[data-index]')).toHaveCount(10);
    await bench.add(many(10));
    await expect(page.locator('[data-index]')).toHaveCount(20);
    await bench.drop([pdf('Excess.pdf', 1)]);
    await expect(bench.notices).toContainText('The maximum is 20');
  });

  test('another kind of file, or an empty one', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('merge-pdf');
    await bench.add([{ name: 'Picture.pdf', mimeType: 'application/pdf', buffer: png('x').buffer }]);
    await expect(bench.notices).toContainText('The file type is not supported');
    await bench.add([{ name: 'Empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }]);
    await expect(bench.notices).toContainText('The file is empty');
  });

  test('too few files, or a second one for a tool that takes one', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('merge-pdf');
    await bench.add([pdf('Alone.pdf', 1)]);
    await expect(bench.options.getByText('Please select two or more PDF files')).toBeVisible();
    await bench.action.press('Enter');
    await expect(page).toHaveURL(addressOf('/merge-pdf'));

    await bench.open('split-pdf');
    await bench.drop([pdf('One.pdf', 2), pdf('Two.pdf', 2)]);
    await expect(bench.notices).toContainText('This tool takes one file at a time');
  });

  test('an empty password, and the removal of every page', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('protect-pdf');
    await bench.add([pdf('One.pdf', 1)]);
    await expect(bench.options.getByText("Password can't be empty")).toBeVisible();

    await bench.open('delete-pages');
    await bench.add([pdf('Two.pdf', 2)]);
    await bench.options.getByRole('textbox').fill('1-2');
    await expect(bench.options.getByText('You can’t delete every page')).toBeVisible();
  });
});
