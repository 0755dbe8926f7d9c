import { editorWords } from '@octavo/i18n/editor';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { popplerFonts, popplerPixels, popplerTexts } from '@octavo/testkit/programs/independent';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const words = editorWords('en');
const { sign } = words;
const contract = {
  name: 'Contract.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(contractDocument()),
};

const panel = (page: Page) => page.getByRole('complementary', { name: sign.label });
const objects = (page: Page) => page.locator('[data-object]');

async function openContract(page: Page, locale: 'en' | 'fr' = 'en'): Promise<ToolPage> {
  const toolPage = new ToolPage(page, locale);
  await toolPage.open('sign-pdf');
  await toolPage.drop([contract]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();

  return toolPage;
}

/** Draws two strokes on the pad. */
async function drawSignature(page: Page): Promise<void> {
  const pad = (await page.locator('.ed-pad').boundingBox())!;
  const strokes = [
    [30, 100, 90, 30],
    [90, 30, 220, 90],
  ] as const;

  for (const [fromX, fromY, toX, toY] of strokes) {
    await page.mouse.move(pad.x + fromX, pad.y + fromY);
    await page.mouse.down();
    await page.mouse.move(pad.x + toX, pad.y + toY, { steps: 8 });
    await page.mouse.up();
  }
}

/** Draws a stroke on the pad as a finger does. */
async function drawByFinger(page: Page): Promise<void> {
  const pad = (await page.locator('.ed-pad').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => ({ x: pad.x + 30 + part * 180, y: pad.y + 90 - Math.sin(part * 9) * 40 });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });

  for (let step = 1; step <= 16; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 16)] });
  }

  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function typeSignature(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('button', { name: sign.ways.type, exact: true }).click();
  await panel(page).getByRole('textbox', { name: sign.name }).fill(name);
  await expect(panel(page).getByRole('button', { name: sign.place })).toBeEnabled();
}

/** Presses a point of the first page, in points. */
async function pressPage(page: Page, x: number, y: number): Promise<void> {
  const box = (await page.locator('[data-page="p1"]').boundingBox())!;
  await page.mouse.click(box.x + (x * box.width) / 612, box.y + (y * box.width) / 612);
}

async function finish(page: Page, toolPage: ToolPage): Promise<string> {
  await page.getByRole('button', { name: sign.finish }).click();
  await toolPage.finish();

  return (await toolPage.save()).path;
}

/** Bounds of what differs from the contract on a page of a file, in points, as poppler draws both; null for nothing. */
function newInk(path: string, original: string, page: number) {
  const [one, other] = [popplerPixels(path, page, 72), popplerPixels(original, page, 72)];
  const [header = '', across = ''] =
    /^P6\s+(\d+)\s+\d+\s+255\s/.exec(one?.toString('latin1', 0, 40) ?? '') ?? [];
  const places: { readonly x: number; readonly y: number }[] = [];

  for (let at = header.length; at < (one?.length ?? 0); at += 3) {
    if (Math.abs((one?.[at] ?? 0) - (other?.[at] ?? 0)) > 60) {
      const pixel = (at - header.length) / 3;
      places.push({ x: pixel % Number(across), y: Math.floor(pixel / Number(across)) });
    }
  }

  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];

  return places.length === 0
    ? null
    : { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

async function originalPath(outputPath: (name: string) => string): Promise<string> {
  const { writeFile } = await import('node:fs/promises');
  const path = outputPath('original.pdf');
  await writeFile(path, contract.buffer);

  return path;
}

test('a drawn signature is printed where it was placed, and on the line it was offered for', async ({
  page,
}, info) => {
  const toolPage = await openContract(page);
  await drawSignature(page);
  expect(await seriousProblems(page)).toEqual([]);
  await pressPage(page, 300, 500);
  await expect(objects(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo place signature' })).toBeEnabled();

  await panel(page)
    .getByRole('button', { name: `${sign.addKind.signature}: Signature, page 4, left` })
    .click();
  await panel(page)
    .getByRole('button', { name: `${sign.addKind.date}: Date, page 4, right` })
    .click();
  await expect(panel(page).getByText(sign.placed, { exact: true })).toHaveCount(2);
  expect(await seriousProblems(page)).toEqual([]);

  const path = await finish(page, toolPage);
  const original = await originalPath((name) => info.outputPath(name));
  const first = newInk(path, original, 1)!;
  expect((first.left + first.right) / 2).toBeCloseTo(300, -1);
  expect((first.top + first.bottom) / 2).toBeCloseTo(500, -1);
  expect(newInk(path, original, 2)).toBeNull();
  const last = newInk(path, original, 4)!;
  // The signature stands above the left line, the date above the right one.
  expect(last.left).toBeGreaterThan(70);
  expect(last.bottom).toBeLessThan(792 - 340);
  expect(popplerTexts(path)?.[3]).toContain(String(new Date().getFullYear()));
});

test('a typed name is placed on the chosen pages as outlines, and undone in one step', async ({
  page,
}, info) => {
  const toolPage = await openContract(page);
  await typeSignature(page, 'Ada Lindqvist');
  await panel(page).getByRole('radio', { name: sign.hand.caveat }).check();
  await panel(page).getByRole('button', { name: sign.pageSets.chosen }).click();
  await panel(page).getByRole('textbox', { name: sign.chosenPages }).fill('1, 3');
  await pressPage(page, 200, 600);
  await page.getByRole('button', { name: 'Undo place signature' }).click();
  await expect(objects(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo place signature' }).click();
  await expect(objects(page)).toHaveCount(1);

  const path = await finish(page, toolPage);
  const original = await originalPath((name) => info.outputPath(name));
  expect(popplerFonts(path)).toEqual(['Times-Roman']);
  expect(newInk(path, original, 2)).toBeNull();
  expect(newInk(path, original, 3)).toEqual(newInk(path, original, 1));
});

test('the background of a picture is removed, and the paper of the page stays', async ({ page }, info) => {
  const toolPage = await openContract(page);
  const line = Buffer.from(
    '<svg width="600" height="300"><path d="M100 200 L300 90 L500 200" stroke="#203070" stroke-width="14" fill="none"/></svg>',
  );
  const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#d9d4c8' } })
    .composite([{ input: line }])
    .jpeg()
    .toBuffer();
  await panel(page).getByRole('button', { name: sign.ways.image, exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: sign.choosePicture }).click();
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(panel(page).getByRole('img', { name: sign.preview })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await pressPage(page, 300, 400);
  await expect(objects(page)).toHaveCount(1);

  const path = await finish(page, toolPage);
  const ink = newInk(path, await originalPath((name) => info.outputPath(name)), 1)!;
  expect((ink.left + ink.right) / 2).toBeCloseTo(300, -1);
  // Only the strokes were added: the box between them is as white as before.
  const pixels = popplerPixels(path, 1, 72)!;
  const header = /^P6\s+\d+\s+\d+\s+255\s/.exec(pixels.toString('latin1', 0, 40))![0].length;
  expect(pixels[header + (Math.round(ink.bottom - 2) * 612 + 300) * 3]).toBeGreaterThan(245);
});

test('a signature is kept on the device when it is asked for, and deleted again', async ({ page }) => {
  await openContract(page);
  const keep = panel(page).getByRole('switch', { name: new RegExp(sign.keep) });
  await expect(keep).toBeDisabled();
  await drawSignature(page);
  await expect(keep).not.toBeChecked();
  await keep.click();
  await expect(panel(page).getByRole('heading', { name: sign.kept })).toBeVisible();

  // The key cannot be read, and nothing of the signature can be seen in the database.
  const stored = await page.evaluate(async () => {
    const open = indexedDB.open('octavo-signatures');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const read = (name: string) =>
      new Promise<unknown>((resolve) => {
        const asked = open.result.transaction(name).objectStore(name).getAll();
        asked.onsuccess = () => resolve(asked.result);
      });
    const [[key], marks] = (await Promise.all([read('keys'), read('signatures')])) as [
      CryptoKey[],
      Record<string, unknown>[],
    ];

    return { isExtractable: key?.extractable, entries: Object.keys(marks[0] ?? {}).toSorted() };
  });
  expect(stored).toEqual({ isExtractable: false, entries: ['id', 'keptAt', 'nonce', 'sealed'] });

  await page.reload();
  await panel(page).getByRole('button', { name: 'Use signature 1' }).click();
  await pressPage(page, 300, 400);
  await expect(objects(page)).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Delete signature 1' }).click();
  await expect(panel(page).getByRole('heading', { name: sign.kept })).toBeHidden();
});

test('everything is done by keys', async ({ page }) => {
  await openContract(page);
  await panel(page).getByRole('button', { name: sign.ways.type, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Lindqvist');
  const place = panel(page).getByRole('button', { name: sign.place });
  await expect(place).toBeEnabled();
  await place.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await place.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-part="viewport"]').focus();
  await page.keyboard.press('Enter');
  await expect(objects(page)).toHaveCount(1);
  const left = panel(page).getByRole('spinbutton', { name: words.panel.left });
  const before = Number(await left.inputValue());
  await page.locator('[data-part="viewport"]').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(left).toHaveValue(String(before + 10));
  await page.keyboard.press('Delete');
  await expect(objects(page)).toHaveCount(0);

  // Lines on the page are buttons of their own.
  await page.locator('[data-page="p1"]').getByRole('button', { name: sign.addKind.initials }).focus();
  await page.keyboard.press('Enter');
  await expect(objects(page)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pad and page are shown in turn, and a signature drawn with a finger is in the file, in French', async ({
    page,
  }, info) => {
    const french = editorWords('fr').sign;
    const toolPage = await openContract(page, 'fr');
    const sheet = page.getByRole('complementary', { name: french.label });
    await expect(sheet.getByRole('button', { name: french.ways.draw })).toBeVisible();
    await drawByFinger(page);
    expect(await seriousProblems(page)).toEqual([]);
    await sheet.getByRole('button', { name: french.place }).tap();
    await expect(sheet).toHaveAttribute('data-open', 'false');
    const box = (await page.locator('[data-page="p1"]').boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(objects(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await seriousProblems(page)).toEqual([]);

    await page.getByRole('button', { name: french.finishShort, exact: true }).tap();
    await toolPage.finish();
    const { path } = await toolPage.save();
    const original = await originalPath((name) => info.outputPath(name));
    const ink = newInk(path, original, 1)!;
    expect((ink.left + ink.right) / 2).toBeCloseTo(306, -1);
    expect(newInk(path, original, 2)).toBeNull();
  });
});
