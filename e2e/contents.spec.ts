import { expect } from '@playwright/test';
import { freeAddress } from './free-address.ts';
import { convert, launchForPeople, signUp } from './people.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

/** Another origin of the same process, which does not receive the cookies of the main host. */
let contentOrigin = '';

launchForPeople(async () => {
  const own = await freeAddress();
  contentOrigin = `http://localhost:${own.port}`;

  return { OCTAVO_PORT: own.port, OCTAVO_ORIGIN: own.origin, OCTAVO_CONTENT_ORIGIN: contentOrigin };
});

test('files are shown and saved from a separate host', async ({ page }) => {
  const asked: { url: string; cookie: string | undefined }[] = [];
  page.on('response', async (answer) => {
    if (answer.url().startsWith(contentOrigin) && answer.request().method() === 'GET') {
      const { cookie } = await answer.request().allHeaders();
      asked.push({ url: answer.url(), cookie });
    }
  });
  await signUp(page, 'host@example.org');
  await convert(new ToolPage(page));
  const toolPage = new ToolPage(page);
  // The page drew the result itself, from bytes fetched from the content host.
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.every(({ cookie }) => cookie === undefined)).toBe(true);
  const job = new URL(page.url()).searchParams.get('job') ?? '';
  const answer = await page.request.get(addressOf(`/api/v1/jobs/${job}/results`));
  const { results }: { results: { token: string; name: string }[] } = await answer.json();
  expect(toolPage.page.url()).toContain(job);
  const [result] = results;
  const led = await page.request.get(addressOf(`/api/v1/files/${result?.token}/content`), {
    maxRedirects: 0,
  });
  expect([302, 402]).toContain(led.status());

  // The content host serves nothing else, and a signature is valid for one address only.
  for (const path of ['/', '/account', '/api/v1/session', `/api/v1/files/${result?.token}/content`]) {
    expect((await page.request.get(contentOrigin + path)).status()).toBe(404);
  }
});
