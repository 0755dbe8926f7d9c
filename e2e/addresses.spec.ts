import { expect } from '@playwright/test';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

test('addresses of web pages can be typed and pasted, and errors are explained', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('html-to-pdf');
  const field = page.getByRole('textbox', { name: 'Web page address' });
  await field.focus();
  // Retries until the page's script runs; until then Enter has no effect and loses nothing typed.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a web address')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await field.fill('example.org');
  await field.blur();
  await expect(field).toHaveValue('https://example.org');

  await field.fill('example');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please provide a valid URL')).toBeVisible();

  await field.fill('http://127.0.0.1/ http://[::1]/inside');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-index]')).toHaveCount(2);

  // Pasted on the page itself, as by a user who has just copied an address.
  await page.locator('body').evaluate((body) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'http://localhost/news.html');
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.locator('[data-index]')).toHaveCount(3);
  await expect(page.getByText('localhost/news.html', { exact: true })).toBeVisible();
  await expect(page.getByText('3 web pages', { exact: true })).toBeVisible();
  await expect(toolPage.action).toHaveText('Convert 3 pages');

  // All addresses are internal: each page is refused.
  await toolPage.run();
  await expect(page.getByText('This address is not public').first()).toBeVisible({
    timeout: 150_000,
  });
  await expect(page.getByText('This address is not public')).toHaveCount(3);
});
