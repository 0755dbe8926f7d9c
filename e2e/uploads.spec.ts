import { shellWords } from '@octavo/i18n/shell';
import { expect, type Page } from '@playwright/test';
import { pdf } from './samples.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

test('an upload continues when the connection is back', async ({ page, context }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('compress-pdf');
  await toolPage.add([pdf('Here.pdf', 1)]);
  await expect(toolPage.action).toBeVisible();
  await context.setOffline(true);
  await toolPage.add([pdf('Lost.pdf', 2)]);
  // The first file may still be on its way, too.
  await expect(page.getByText(toolPage.words.status.waiting).last()).toBeVisible();
  await toolPage.action.click();
  await expect(toolPage.action).toHaveText(toolPage.words.action.sending);
  await context.setOffline(false);
  await toolPage.finish();
});

test('files dropped without a connection are in the workspace when it is back', async ({ page, context }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('compress-pdf');
  await context.setOffline(true);
  await toolPage.drop([pdf('Early.pdf', 1)]);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await toolPage.run();
  await toolPage.finish();
});

test('files dropped while the server is down are in the workspace when it responds again', async ({
  page,
}) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('compress-pdf');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The device has a network, but the server does not answer.
  await page.context().route('**/*', (route) => route.abort('connectionrefused'));
  await toolPage.drop([pdf('Early.pdf', 1)]);
  await expect(page.getByText(shellWords('en').unreachable)).toBeVisible();
  await page.context().unroute('**/*');
  await toolPage.run();
  await toolPage.finish();
  await expect(page.getByText(shellWords('en').unreachable)).toBeHidden();
});

test('files dropped or chosen before the script has loaded are accepted afterwards', async ({ page }) => {
  const toolPage = new ToolPage(page);
  const letScriptThrough = await openWithoutScript(page, '/compress-pdf');
  await toolPage.dropAtOnce([pdf('Early.pdf', 1)]);
  await toolPage.add([pdf('Chosen.pdf', 1)]);
  letScriptThrough();
  await expect(page.getByText('Early.pdf').first()).toBeVisible();
  await expect(page.getByText('Chosen.pdf').first()).toBeVisible();
  await toolPage.run();
  await toolPage.finish();
});

test('documents dropped before the script has loaded open in a conversation', async ({ page }) => {
  const toolPage = new ToolPage(page);
  const letScriptThrough = await openWithoutScript(page, '/ai-pdf');
  await toolPage.dropAtOnce([pdf('Early.pdf', 1)]);
  letScriptThrough();
  await expect(page).toHaveURL(/\/ai-pdf\/chat\/[0-9a-z]{32}$/);
});

/** Opens a page whose script waits for the returned function. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const isLet = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(addressOf(path), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  return letThrough;
}

test('a refused upload says so, and can be sent again', async ({ page }) => {
  const toolPage = new ToolPage(page);
  const refused = '**/api/v1/files?id=*';
  await page.route(refused, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 422, code: 'damaged-file', title: '', detail: '' }),
    }),
  );
  await toolPage.open('compress-pdf');
  await toolPage.add([pdf('Refused.pdf', 1)]);
  await expect(page.getByText('File upload failed')).toBeVisible();

  await page.unroute(refused);
  await page.getByRole('button', { name: toolPage.words.status.again }).click();
  await toolPage.run();
  await toolPage.finish();
});

test('an upload whose response is lost is repeated without a duplicate', async ({ page }) => {
  const toolPage = new ToolPage(page);
  const addresses: string[] = [];
  await page.route('**/api/v1/files?id=*', async (route) => {
    addresses.push(route.request().url());

    if (addresses.length === 1) {
      // The server has the file, but the browser gets no response.
      await route.fetch();
      await route.abort('connectionreset');
    } else {
      await route.continue();
    }
  });
  await toolPage.open('compress-pdf');
  await toolPage.add([pdf('Again.pdf', 1)]);
  await toolPage.run();
  await toolPage.finish();
  expect(addresses.length).toBe(2);
  expect(new Set(addresses).size).toBe(1);
});

test('the reader of PDF files is fetched before the first file, where it takes them', async ({ page }) => {
  const early = page.locator('link[rel=prefetch][as=fetch]');
  await page.goto(addressOf('merge-pdf'));
  const code = new URL((await early.getAttribute('href')) ?? '', page.url());
  const answer = await page.request.get(code.href);
  expect(answer.headers()['content-type']).toBe('application/wasm');
  await page.goto(addressOf('gif-to-pdf'));
  await expect(early).toHaveCount(0);
});
