import { expect, type Page } from '@playwright/test';
import { pdf, wastefulPdf } from './samples.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

/** Starts a job that runs long enough for other actions; the test itself ends it. */
async function startSlowJob(toolPage: ToolPage): Promise<void> {
  await toolPage.open('pdf-to-jpg');
  await toolPage.add([pdf('Slow.pdf', 300)]);
  await expect(toolPage.pages.first()).toBeVisible();
  await toolPage.options.getByRole('spinbutton').first().fill('600');
  await toolPage.run();
  await expect(toolPage.heading(toolPage.words.job.processing)).toBeVisible();
}

test('a running job survives a reload, is shown in a second tab, and can be cancelled there', async ({
  page,
  context,
}) => {
  const toolPage = new ToolPage(page);
  await startSlowJob(toolPage);
  const address = page.url();
  await page.reload();
  await expect(toolPage.heading(toolPage.words.job.processing)).toBeVisible();
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('progressbar')).toBeVisible();
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByRole('heading', { name: toolPage.words.job.cancelled })).toBeVisible();
  await expect(toolPage.heading(toolPage.words.job.cancelled)).toBeVisible();
  await toolPage.page.getByRole('button', { name: 'Change files or options' }).click();
  await expect(toolPage.pages.first()).toBeVisible();
  await second.getByRole('button', { name: 'Start over' }).click();
  await expect(second.getByRole('heading', { name: 'Drop PDF files here' })).toBeVisible();
});

test('the back button leads from a result to the files, and forward to the result again', async ({
  page,
}) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.add([pdf('One.pdf', 1), pdf('Two.pdf', 1)]);
  await toolPage.run();
  await toolPage.finish();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'One.pdf, 1 of 2' })).toBeVisible();
  await page.goForward();
  await toolPage.finish();
  await page.reload();
  await toolPage.finish();
});

test('options are restored with the files after a reload, passwords are not', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('protect-pdf');
  await toolPage.add([pdf('One.pdf', 1)]);
  const password = toolPage.options.getByLabel('Password', { exact: true });
  await password.fill('sesame street');
  await toolPage.options.getByLabel('Repeat the password').fill('sesame street');
  await toolPage.options.getByText('Permissions and encryption').click();
  await toolPage.options.getByRole('radio', { name: /AES-128/ }).check();
  await toolPage.run();
  await toolPage.finish();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('sesame');

  await page.reload();
  await toolPage.finish();
  await page.getByRole('button', { name: 'Change files or options' }).click();
  await expect(page.getByRole('group', { name: 'One.pdf, 1 of 1' })).toBeVisible();
  await toolPage.options.getByText('Permissions and encryption').click();
  await expect(toolPage.options.getByRole('radio', { name: /AES-128/ })).toBeChecked();
  await expect(password).toHaveValue('');
});

/** Merges two files and continues with the result in another tool. */
async function mergeAndGoOn(page: Page, tool: string): Promise<ToolPage> {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.add([pdf('One.pdf', 2), pdf('Two.pdf', 1)]);
  await toolPage.run();
  await toolPage.finish();
  await page
    .getByRole('region', { name: /Continue with/ })
    .getByRole('link', { name: tool })
    .click();

  return toolPage;
}

test('options are restored with a result that another tool continues with', async ({ page }) => {
  const toolPage = await mergeAndGoOn(page, 'Split PDF');
  await toolPage.options.getByRole('radio', { name: /By file size/ }).check();
  await page.reload();
  await expect(toolPage.options.getByRole('radio', { name: /By file size/ })).toBeChecked();
});

test('another tool continues with a result without a second upload, also after a reload', async ({
  page,
}) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.url().includes('/files?id=') && uploads.push(request.url()));
  const toolPage = await mergeAndGoOn(page, 'Organize pages');
  await expect(toolPage.pages).toHaveCount(3);
  await page.reload();
  await expect(toolPage.pages).toHaveCount(3);
  await toolPage.run();
  await toolPage.finish();
  expect(uploads).toHaveLength(2);
});

test('a compressed file can be compared with its original', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('compress-pdf');
  await toolPage.add([wastefulPdf('Book.pdf', 3)]);
  await toolPage.run();
  await toolPage.finish();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('slider')).toBeVisible();
  // The whole page is seen, with what is before and what is after.
  const [frame, compared] = await Promise.all([
    preview.boundingBox(),
    preview.getByRole('slider').boundingBox(),
  ]);
  expect(compared!.y).toBeGreaterThan(frame!.y);
  expect(compared!.y + compared!.height).toBeLessThan(frame!.y + frame!.height);
});

test('the page of an unknown job says so', async ({ page }) => {
  await page.goto(addressOf(`/merge-pdf?job=${'0'.repeat(32)}`));
  await expect(page.getByRole('heading', { name: 'This task was not found' })).toBeVisible();
});
