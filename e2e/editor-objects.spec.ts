import { execFileSync } from 'node:child_process';
import { editorWords } from '@octavo/i18n/editor';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { popplerPixels } from '@octavo/testkit/programs/independent';
import { expect, type Locator, type Page } from '@playwright/test';
import { png, type SampleFile } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const words = editorWords('en');

/** A page with a logo of two parts, cut by a clip of its own, and a blue picture. */
function logoFile(name: string): SampleFile {
  const logo = 'q 20 240 40 40 re W n 1 0 0 rg 20 240 20 40 re f 0 0.6 0 rg 40 240 20 40 re f Q';
  const bytes = contentDocument(`${logo} q 80 0 0 40 100 100 cm /I Do Q`, (file) => {
    const image = file.stream(
      '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /ASCIIHexDecode',
      '0000FF>',
    );

    return `/XObject << /I ${image} 0 R >>`;
  });

  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

const object = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: words.objectsOfPage }).first().getByRole('button', { name });

async function open(page: Page, name: string): Promise<ToolPage> {
  const toolPage = new ToolPage(page);
  await toolPage.open('edit-pdf');
  await toolPage.drop([logoFile(name)]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();

  return toolPage;
}

/** Middle of something on the screen. */
async function middleOf(part: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await part.boundingBox())!;

  return [x + width / 2, y + height / 2];
}

/** Colours of points of the first page, as poppler draws it at one pixel for each point. */
function coloursOf(path: string, points: readonly (readonly [number, number])[]): readonly string[] {
  const image = popplerPixels(path, 1, 72)!;
  const [header = '', width = '0'] =
    /^P6\s+(\d+)\s+\d+\s+255\s/.exec(image.subarray(0, 30).toString('latin1')) ?? [];

  return points.map(([x, y]) => {
    const at = header.length + (y * Number(width) + x) * 3;

    return image.subarray(at, at + 3).toString('hex');
  });
}

async function applied(page: Page, toolPage: ToolPage): Promise<string> {
  await page.getByRole('button', { name: words.apply }).click();
  await toolPage.finish();

  return (await toolPage.save()).path;
}

test('a logo is moved as one, and other readers see it at its new place', async ({ page }) => {
  const toolPage = await open(page, 'Logo.pdf');
  const logo = object(page, words.objects['vector-object']);
  await page.mouse.click(...(await middleOf(logo)));
  await expect(page.getByText('2 parts')).toBeVisible();

  const left = page.getByRole('spinbutton', { name: words.panel.left });
  const top = page.getByRole('spinbutton', { name: words.panel.top });
  await expect(left).toHaveValue('20');
  await left.fill('120');
  await top.fill('60');
  await page.getByRole('main', { name: words.viewport }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(left).toHaveValue('110');
  await expect(page.getByRole('button', { name: 'Undo move drawn object' })).toBeEnabled();
  expect(await seriousProblems(page)).toEqual([]);

  const path = await applied(page, toolPage);
  const [red, green, before] = coloursOf(path, [
    [120, 80],
    [140, 80],
    [30, 40],
  ]);

  expect([red, green, before]).toEqual(['ff0000', '009900', 'ffffff']);
});

test('a logo with live text is chosen by an area, moved with its text, and nothing is cut', async ({
  page,
}) => {
  const toolPage = new ToolPage(page);
  const logo =
    'q 20 240 60 40 re W n 1 0 0 rg 20 240 60 40 re f 0 0 1 rg BT /F 20 Tf 24 253 Td (LOGO) Tj ET Q';
  const bytes = contentDocument(
    logo,
    () => '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier-Bold >> >>',
  );
  await toolPage.open('edit-pdf');
  await toolPage.drop([{ name: 'Live text.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) }]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();
  const box = (await page.locator('[data-page="p1"]').boundingBox())!;
  const scale = box.width / 200;
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(box.x + from[0] * scale, box.y + from[1] * scale);
    await page.mouse.down();
    await page.mouse.move(box.x + to[0] * scale, box.y + to[1] * scale, { steps: 6 });
    await page.mouse.up();
  };
  await drag([10, 10], [95, 70]);
  await expect(page.getByRole('heading', { name: '2 objects' })).toBeVisible();
  await drag([50, 40], [130, 40]);
  await expect(page.getByRole('button', { name: 'Undo move objects' })).toBeEnabled();

  const path = await applied(page, toolPage);
  const places = Array.from(
    { length: 50 * 20 },
    (_, at) => [105 + (at % 50), 28 + Math.floor(at / 50)] as const,
  );
  expect(coloursOf(path, places)).toContain('0000ff');
  expect(
    coloursOf(path, [
      [30, 22],
      [105, 22],
    ]),
  ).toEqual(['ffffff', 'ff0000']);
});

test('a picture is replaced, dragged and cropped', async ({ page }) => {
  const toolPage = await open(page, 'Picture.pdf');
  await page.mouse.click(...(await middleOf(object(page, words.objects.picture))));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.graphics.replace }).click();
  await (await chooser).setFiles([png('new.png', 80, 40)]);
  await expect(page.getByRole('button', { name: 'Undo replacement of image' })).toBeEnabled();

  const frame = page.locator('.ed-graphic .ed-frame');
  const [x, y] = await middleOf(frame);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 60, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo move image' })).toBeEnabled();

  await page.getByRole('button', { name: words.graphics.crop, exact: true }).click();
  const [handleX, handleY] = await middleOf(page.locator('.ed-graphic [data-handle="left"]'));
  const { width } = (await frame.boundingBox())!;
  await page.mouse.move(handleX, handleY);
  await page.mouse.down();
  await page.mouse.move(handleX + width / 2, handleY, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: words.graphics.cropReset })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: words.panel.boxWidth })).toHaveValue(/^(39|40)/);
  expect(await seriousProblems(page)).toEqual([]);

  const path = await applied(page, toolPage);
  const list = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' });
  const [old] = coloursOf(path, [[105, 195]]);

  expect(list).toMatch(/image\s+80\s+40/);
  expect(old).toBe('ffffff');
});

test('a picture of the file is copied to another page, and a copy is one change', async ({ page }) => {
  const toolPage = await open(page, 'Picture.pdf');
  const picture = object(page, words.objects.picture);
  await page.mouse.click(...(await middleOf(picture)));
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('button', { name: '1 change on 1 page' })).toBeVisible();
  await page.getByRole('button', { name: words.pageActions.addBlank }).click();
  await expect(page.locator('.ed-page')).toHaveCount(2);
  await page.locator('[data-part="viewport"]').focus();

  // The page at the upper third of the view is the one that takes what is pasted.
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Control+=');
  }

  await page.locator('.ed-pages-list button').nth(1).click();
  await expect(page.locator('.ed-page').nth(1)).toBeInViewport({ ratio: 0.5 });
  await page.locator('[data-part="viewport"]').focus();
  await page.keyboard.press('Control+v');
  await expect(page.locator('.ed-page').nth(1).locator('.ed-graphic')).toBeVisible();

  const path = await applied(page, toolPage);
  const list = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' });
  expect(list).toMatch(/^ +2 /m);
});
