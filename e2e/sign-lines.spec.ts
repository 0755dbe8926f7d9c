import { readFileSync } from 'node:fs';
import { english as words } from '@octavo/i18n/certificate.en';
import { editorWords } from '@octavo/i18n/editor';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { expect, type Page } from '@playwright/test';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const { sign, panel, banner } = editorWords('en');
const contract = Buffer.from(contractDocument());
const pdf = (buffer: Buffer, name = 'Contract.pdf') => ({ name, mimeType: 'application/pdf', buffer });
const objects = (page: Page) => page.locator('[data-object]');

async function openContract(page: Page, file = contract): Promise<ToolPage> {
  const toolPage = new ToolPage(page);
  await toolPage.open('sign-pdf');
  await toolPage.drop([pdf(file)]);
  await expect(page.locator('.ed-page canvas').first()).toBeVisible();

  return toolPage;
}

async function typeName(page: Page): Promise<void> {
  await page.getByRole('button', { name: sign.ways.type, exact: true }).click();
  await page.getByRole('textbox', { name: sign.name }).fill('Ada Lindqvist');
}

async function makeTestIdentity(page: Page): Promise<void> {
  await page.getByRole('tab', { name: sign.tabs.certificate }).click();
  await page.getByRole('button', { name: words.test.make }).click();
  await page.getByLabel(words.test.name).fill('Ada Lindqvist');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.local.after.title)).toBeVisible();
}

/** Middle of an element, in pixels of the window. */
async function middleOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;

  return { x: x + width / 2, y: y + height / 2 };
}

test('a line without a mark asks for one and gets it; it is turned, and undone after a reload', async ({
  page,
}) => {
  await openContract(page);
  await page.getByRole('button', { name: `${sign.addKind.signature}: Signature, page 4, left` }).click();
  await expect(page.getByText('It then goes on the line on page 4')).toBeVisible();
  await expect(page.locator('.ed-want[data-wanted="true"]')).toBeVisible();
  await typeName(page);
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: sign.placeOnLine }).click();
  await expect(page.getByText(sign.placed, { exact: true })).toHaveCount(1);
  await expect(page.locator('.ed-stamp-size')).toHaveText(/^\d+ × \d+ pt$/);

  const handle = await middleOf(page, '.ed-handle[data-handle="turn"]');
  const frame = await middleOf(page, '.ed-stamp-frame');
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(frame.x + 60, frame.y, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('spinbutton', { name: panel.angle })).toHaveValue('90');

  await page.reload();
  await expect(objects(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(objects(page)).toHaveCount(0);
});

test('beside other tools, the lines that are left are still offered, and the page stays where it is', async ({
  page,
}) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('edit-pdf');
  await toolPage.drop([pdf(contract)]);
  await expect(page.locator('.ed-page canvas').first()).toBeVisible();
  await page.keyboard.press('g');
  await typeName(page);
  // A line that is pressed before the font has arrived asks for a signature first.
  await expect(page.getByRole('button', { name: sign.place, exact: true })).toBeEnabled();
  await page.getByRole('button', { name: `${sign.addKind.signature}: Signature, page 4, left` }).click();
  await expect(objects(page)).toHaveCount(1);
  const viewport = page.locator('[data-part="viewport"]');
  const top = await viewport.evaluate((element) => element.scrollTop);
  const wanted = page.locator('[data-page="p4"] .ed-want');
  await expect(wanted.first()).toBeVisible();
  await wanted.first().click();
  await expect(objects(page)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(objects(page)).toHaveCount(1);
  expect(await viewport.evaluate((element) => element.scrollTop)).toBe(top);
});

test('with a certificate, each signer gets a line of their own', async ({ page }) => {
  const toolPage = await openContract(page);
  await makeTestIdentity(page);
  await expect(page.getByRole('button', { name: sign.finish })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Show the signature on the line, page 4' }).check();
  const frame = page.locator('.ed-visible-signature');
  await expect(frame).toBeVisible();
  await frame.press('Delete');
  await expect(frame).toBeHidden();

  await page.locator('.ed-want', { hasText: sign.addKind.signature }).first().click();
  await expect(frame.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: words.sign.action }).click();
  await toolPage.finish();
  // Other tools would change what was signed.
  await expect(page.getByRole('link', { name: 'Verify PDF signatures' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flatten PDF' })).toHaveCount(1);
  const { path } = await toolPage.save();

  await openContract(page, readFileSync(path));
  await page.getByText(sign.lines).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: `${sign.addKind.date}: Date, page 4, left` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign here: Signature/ })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a mark is dragged with a finger, and the notice of a signed file is one line', async ({ page }) => {
    const toolPage = await openContract(page);
    await typeName(page);
    await page.getByRole('button', { name: sign.place }).click();
    const at = await middleOf(page, '[data-page="p1"]');
    await page.touchscreen.tap(at.x, at.y - 60);
    await expect(page.locator('.ed-stamp-frame')).toBeVisible();
    const from = await middleOf(page, '.ed-stamp-frame');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: by === undefined ? [] : [{ x: from.x + by, y: from.y + by }],
      });
    await touch('touchStart', 0);
    await touch('touchMove', 20);
    await touch('touchMove', 40);
    await touch('touchEnd');
    await expect.poll(async () => Math.round((await middleOf(page, '.ed-stamp-frame')).x - from.x)).toBe(40);
    await page.getByRole('button', { name: sign.finishShort, exact: true }).click();
    await toolPage.finish();

    await openContract(page);
    await makeTestIdentity(page);
    await page.getByRole('button', { name: words.sign.action }).click();
    await toolPage.finish();
    const { path } = await toolPage.save();
    await openContract(page, readFileSync(path));
    const notice = page.getByRole('region', { name: banner.signed.title });
    expect((await notice.boundingBox())!.height).toBeLessThan(60);
    await notice.getByRole('button', { name: banner.signed.title }).click();
    await expect(notice.getByText(/Comments and form values/)).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
    await notice.getByRole('button', { name: banner.close }).click();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: banner.about }).click();
    await expect(notice).toBeVisible();
  });
});

test('a file that is no PDF leaves no message behind on the page that verifies', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('verify-pdf');
  await expect(page.getByText('the file stays on this device')).toBeVisible();
  await expect(page.getByText('Encrypted in transit and at rest')).toHaveCount(0);
  await toolPage.drop([pdf(Buffer.from('no pdf at all'), 'text.pdf')]);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(editorWords('en').opening)).toHaveCount(0);
});
