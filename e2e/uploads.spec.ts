import { shellWords } from '@octavo/i18n/shell';
import { expect } from '@playwright/test';
import { addressOf, Bench } from './bench.ts';
import { pdf } from './samples.ts';
import { test } from './test.ts';

test('an upload continues when the connection is back', async ({ page, context }) => {
  const bench = new Bench(page);
  await bench.open('compress-pdf');
  await bench.add([pdf('Here.pdf', 1)]);
  await expect(bench.action).toBeVisible();
  await context.setOffline(true);
  await bench.add([pdf('Lost.pdf', 2)]);
  // The first file may still be on its way, too.
  await expect(page.getByText(bench.words.status.waiting).last()).toBeVisible();
  await bench.action.click();
  await expect(bench.action).toHaveText(bench.words.action.sending);
  await context.setOffline(false);
  await bench.finish();
});

test('files dropped without a connection are in the workspace when it is back', async ({ page, context }) => {
  const bench = new Bench(page);
  await bench.open('compress-pdf');
  await context.setOffline(true);
  await bench.drop([pdf('Early.pdf', 1)]);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await bench.run();
  await bench.finish();
});

test('files dropped while the server is down are in the workspace when it responds again', async ({
  page,
}) => {
  const bench = new Bench(page);
  await bench.open('compress-pdf');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The device has a network, but the server does not answer.
  await page.context().route('**/*', (route) => route.abort('connectionrefused'));
  await bench.drop([pdf('Early.pdf', 1)]);
  await expect(page.getByText(shellWords('en').unreachable)).toBeVisible();
  await page.context().unroute('**/*');
  await bench.run();
  await bench.finish();
  await expect(page.getByText(shellWords('en').unreachable)).toBeHidden();
});

test('files dropped before the script has loaded are accepted afterwards', async ({ page }) => {
  const bench = new Bench(page);
  let letThrough = () => {};
  const isLet = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(addressOf('/compress-pdf'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await bench.dropAtOnce([pdf('Early.pdf', 1)]);
  letThrough();
  await bench.run();
  await bench.finish();
});

test('a refused upload says so, and can be sent again', async ({ page }) => {
  const bench = new Bench(page);
  const refused = '**/api/v1/files?id=*';
  await page.route(refused, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 422, code: 'damaged-file', title: '', detail: '' }),
    }),
  );
  await bench.open('compress-pdf');
  await bench.add([pdf('Refused.pdf', 1)]);
  await expect(page.getByText('File upload failed')).toBeVisible();

  await page.unroute(refused);
  await page.getByRole('button', { name: bench.words.status.again }).click();
  await bench.run();
  await bench.finish();
});

test('an upload whose response is lost is repeated without a duplicate', async ({ page }) => {
  const bench = new Bench(page);
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
  await bench.open('compress-pdf');
  await bench.add([pdf('Again.pdf', 1)]);
  await bench.run();
  await bench.finish();
  expect(addresses.length).toBe(2);
  expect(new Set(addresses).size).toBe(1);
});
