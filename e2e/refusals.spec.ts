import { expect } from '@playwright/test';
import { lockedPdf, pdf, png, restrictedPdf, rubbishPdf, type SampleFile, unreadablePdf } from './samples.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

test('one broken file among many does not affect the others', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('compress-pdf');
  await toolPage.add([pdf('Good.pdf', 1), rubbishPdf('Bad.pdf'), pdf('Fine.pdf', 1)]);
  await toolPage.run();
  await toolPage.finish();
  await expect(page.getByText('1 file could not be processed')).toBeVisible();
  await expect(page.getByText('The file is damaged and could not be opened.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 files are ready' })).toBeVisible();
});

test('a protected file asks for its password, and a wrong password can be corrected', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await toolPage.add([lockedPdf('Locked.pdf', 3, 'harbour')]);
  const password = page.getByLabel('Password of Locked.pdf');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByText('Wrong password')).toBeVisible();
  await expect(toolPage.action).toHaveAttribute('aria-disabled', 'true');
  await password.fill('harbour');
  await password.press('Enter');
  await expect(toolPage.pages).toHaveCount(3);
  await toolPage.run();
  await toolPage.finish();
});

test('a file with restrictions asks for the right to change it', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await toolPage.add([restrictedPdf('Restricted.pdf', 2)]);
  const asked = page.getByRole('group', { name: 'Restrictions of Restricted.pdf' });
  const statement = asked.getByRole('checkbox', { name: 'I have the right to change it' });
  await expect(statement).not.toBeChecked();
  await expect(toolPage.action).toHaveAttribute('aria-disabled', 'true');
  await toolPage.action.press('Enter');
  await expect(statement).toBeFocused();
  await statement.press('Space');
  await toolPage.run();
  await toolPage.finish();
});

test('a card asks for the right to each restricted file', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.add([restrictedPdf('Restricted.pdf', 2), pdf('Free.pdf', 1)]);
  await expect(page.getByRole('group', { name: /^Restrictions of/ })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'I have the right to change it' }).check();
  await toolPage.run();
  await toolPage.finish();
});

test('a wrong password for unlocking has its own error and keeps the upload', async ({ page }) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.url().includes('/files?id=') && uploads.push(request.url()));
  const toolPage = new ToolPage(page);
  await toolPage.open('unlock-pdf');
  await toolPage.add([lockedPdf('Locked.pdf', 3, 'harbour')]);
  const password = toolPage.options.locator('input[type=password]');
  await expect(toolPage.action).toHaveAttribute('aria-disabled', 'true');
  await password.fill('wrong');
  await toolPage.options.getByRole('checkbox').check();
  await toolPage.run();
  await expect(page.getByText('Wrong password. Check Caps Lock')).toBeVisible();
  await page.getByRole('button', { name: 'Enter the password' }).click();
  await password.fill('harbour');
  await toolPage.run();
  await toolPage.finish();
  expect(uploads).toHaveLength(1);
});

test.describe('refused input', () => {
  const many = (count: number): SampleFile[] =>
    Array.from({ length: count }, (_, index) => pdf(`File ${index}.pdf`, 1));

  test('more than ten files at once', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('merge-pdf');
    await toolPage.add([pdf('Kept.pdf', 1)]);
    await toolPage.add(many(11));
    await expect(page.getByRole('dialog')).toContainText('A single upload cannot exceed 10 files');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.locator('[data-index]')).toHaveCount(11);
    await expect(page.getByText('1 more file is waiting.')).toBeVisible();
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.locator('[data-index]')).toHaveCount(12);
    await expect(page.getByText('1 more file is waiting.')).toHaveCount(0);
  });

  test('a file of another kind goes to the tool that takes it', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('merge-pdf');
    await toolPage.drop([png('Photo.png')]);
    await expect(toolPage.notices).toContainText('The file type is not supported');
    await page.getByRole('button', { name: 'Convert with JPG to PDF' }).click();
    await expect(page).toHaveURL(addressOf('/jpg-to-pdf'));
    await expect(page.getByRole('group', { name: 'Photo.png, 1 of 1' })).toBeVisible();
  });

  test('a damaged file goes to the tool that repairs it', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('merge-pdf');
    await toolPage.add([rubbishPdf('Broken.pdf')]);
    await expect(page.getByText('This file is damaged.')).toBeVisible();
    await page.getByRole('button', { name: 'Repair it' }).click();
    await expect(page).toHaveURL(addressOf('/repair-pdf'));
    await expect(page.getByRole('group', { name: 'Broken.pdf, 1 of 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Repair it' })).toHaveCount(0);
  });

  test('a damaged file among others is repaired in its place', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('merge-pdf');
    await toolPage.add([pdf('One.pdf', 1), unreadablePdf('Broken.pdf', 2), pdf('Two.pdf', 1)]);
    await page.getByRole('button', { name: 'Repair it' }).click();
    await expect(page.getByRole('group', { name: 'Broken-repaired.pdf, 2 of 3' })).toBeVisible();
    await expect(page.getByText('This file is damaged.')).toHaveCount(0);
    await toolPage.run();
    await toolPage.finish();
  });

  test('more than twenty files a task', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('merge-pdf');
    await toolPage.add(many(10));
    await expect(page.locator('[data-index]')).toHaveCount(10);
    await toolPage.add(many(10));
    await expect(page.locator('[data-index]')).toHaveCount(20);
    await toolPage.drop([pdf('Excess.pdf', 1)]);
    await expect(toolPage.notices).toContainText('The maximum is 20');
  });

  test('another kind of file, or an empty one', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('merge-pdf');
    await toolPage.add([{ name: 'Picture.pdf', mimeType: 'application/pdf', buffer: png('x').buffer }]);
    await expect(toolPage.notices).toContainText('the name says PDF, the content is PNG');
    await toolPage.add([{ name: 'Empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }]);
    await expect(toolPage.notices).toContainText('The file is empty');
  });

  test('too few files, or a second one for a tool that takes one', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('merge-pdf');
    await toolPage.add([pdf('Alone.pdf', 1)]);
    await expect(toolPage.options.getByText('Please select two or more PDF files')).toBeVisible();
    await toolPage.action.press('Enter');
    await expect(page).toHaveURL(addressOf('/merge-pdf'));

    await toolPage.open('split-pdf');
    await toolPage.drop([pdf('One.pdf', 2), pdf('Two.pdf', 2)]);
    await expect(toolPage.notices).toContainText('This tool takes one file at a time');
  });

  test('an empty password, and the removal of every page', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('protect-pdf');
    await toolPage.add([pdf('One.pdf', 1)]);
    await expect(toolPage.options.getByText("Password can't be empty")).toBeVisible();

    await toolPage.open('delete-pages');
    await toolPage.add([pdf('Two.pdf', 2)]);
    await toolPage.options.getByRole('textbox').fill('1-2');
    await expect(toolPage.options.getByText('You can’t delete every page')).toBeVisible();
  });
});
