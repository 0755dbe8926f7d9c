import { popplerPages, popplerTexts } from '@octavo/testkit/programs/independent';
import { expect, test } from '@playwright/test';
import { addressOf, Bench } from './bench.ts';
import { lockedPdf, pdf, png, restrictedPdf, rubbishPdf, type Sample } from './samples.ts';

/** Long enough that a person, or a test, can do something meanwhile; ended by the test itself. */
async function startSlowJob(bench: Bench): Promise<void> {
  await bench.open('pdf-to-jpg');
  await bench.add([pdf('Slow.pdf', 300)]);
  await expect(bench.pages.first()).toBeVisible();
  await bench.options.getByRole('spinbutton').first().fill('600');
  await bench.run();
  await expect(bench.heading(bench.words.job.processing)).toBeVisible();
}

test('merging works by keyboard alone, in the order that was asked for', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('merge-pdf');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    (async () => {
      await page.getByRole('main').getByRole('button', { name: 'Choose files' }).focus();
      await page.keyboard.press('Enter');
    })(),
  ]);
  await chooser.setFiles([pdf('First.pdf', 2), pdf('Second.pdf', 3), pdf('Third.pdf', 1)]);
  const first = page.getByRole('group', { name: 'First.pdf, 1 of 3' });
  await first.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('First.pdf is now 2 of 3')).toBeAttached();
  await expect(page.getByRole('group', { name: 'First.pdf, 2 of 3' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Third.pdf, 3 of 3' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-index]')).toHaveCount(2);

  for (let presses = 0; presses < 40; presses += 1) {
    if (await bench.action.evaluate((action) => action === document.activeElement)) {
      break;
    }

    await page.keyboard.press('Tab');
  }

  await expect(bench.action).toBeFocused();
  await page.keyboard.press('Enter');
  await bench.finish();
  // The focus goes to what was waited for; the download comes after it.
  await expect(bench.heading(bench.words.result.done)).toBeFocused();
  await page.keyboard.press('Tab');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const texts = popplerTexts((await download.path()) ?? '');
  expect(texts?.map((text) => /(First|Second)TextNo\dx/.exec(text)?.[0])).toEqual([
    'SecondTextNo1x',
    'SecondTextNo2x',
    'SecondTextNo3x',
    'FirstTextNo1x',
    'FirstTextNo2x',
  ]);
});

test('files are put in order by dragging, and by name', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('merge-pdf');
  await bench.drop([pdf('Page 10.pdf', 1), pdf('Page 2.pdf', 1), pdf('Page 1.pdf', 1)]);
  const names = () =>
    page.locator('[data-index]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await expect.poll(names).toHaveLength(3);

  const [from, to] = await Promise.all(
    [0, 2].map((index) => page.locator(`[data-index="${index}"]`).boundingBox()),
  );
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) - 10, (to?.y ?? 0) + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['Page 2.pdf, 1 of 3', 'Page 1.pdf, 2 of 3', 'Page 10.pdf, 3 of 3']);

  await page.getByRole('button', { name: 'Sort A–Z' }).click();
  await expect.poll(names).toEqual(['Page 1.pdf, 1 of 3', 'Page 2.pdf, 2 of 3', 'Page 10.pdf, 3 of 3']);
});

test('some pages of a file are chosen by click and by writing, in step', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('merge-pdf');
  await bench.add([pdf('Long.pdf', 9), pdf('Short.pdf', 1)]);
  await page.getByRole('button', { name: 'Pages of Long.pdf' }).click();
  const dialog = page.getByRole('dialog');
  const written = dialog.getByRole('textbox');
  await dialog.getByRole('option').nth(0).click();
  await dialog
    .getByRole('option')
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect(written).toHaveValue('1-3');
  await written.fill('2,8-');
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(3);
  await written.fill('12');
  await expect(dialog.getByText('This file has pages 1 to 9')).toBeVisible();
  await written.fill('2,8-');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await bench.run();
  await bench.finish();
  expect(popplerPages((await bench.save()).path)).toBe(4);
});

test('a document is split where one clicks', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('split-pdf');
  await bench.add([pdf('Book.pdf', 6)]);
  await bench.options.getByRole('radio', { name: 'By page ranges' }).check();
  await bench.pages.nth(2).click();
  await bench.pages.nth(4).click();
  await expect(bench.options.getByRole('textbox')).toHaveValue('1-2,3-4,5-6');
  await expect(page.getByRole('option', { name: 'Page 5, File 3' })).toBeVisible();
  await bench.run();
  await bench.finish();
  await expect(page.getByText('3 results')).toBeVisible();
  expect((await bench.save()).name).toMatch(/\.zip$/);
});

test('pages are arranged, undone and redone', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('organize-pdf');
  await bench.add([pdf('Book.pdf', 4)]);
  await expect(bench.pages).toHaveCount(4);
  await bench.pages.nth(3).click();
  await page.keyboard.press('Alt+Home');
  await expect(bench.pages.first()).toHaveAccessibleName('Page 4');
  await page.keyboard.press('r');
  await expect(bench.pages.first()).toHaveAccessibleName('Page 4, turned 90°');
  await page.getByRole('button', { name: 'Insert blank page' }).click();
  await expect(bench.pages.nth(1)).toHaveAccessibleName('Blank page');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.pages.first()).toHaveAccessibleName('Page 4');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await bench.pages.nth(1).click();
  await page.locator('[role=toolbar] input[type=file]').setInputFiles([pdf('Other.pdf', 2)]);
  await expect(bench.pages).toHaveCount(7);
  await bench.run();
  await bench.finish();
  const texts = popplerTexts((await bench.save()).path) ?? [];
  expect(texts.map((text) => /(Book|Other)TextNo\dx/.exec(text)?.[0] ?? '')).toEqual([
    'BookTextNo4x',
    '',
    'OtherTextNo1x',
    'OtherTextNo2x',
    'BookTextNo1x',
    'BookTextNo2x',
    'BookTextNo3x',
  ]);
});

test('a long document is drawn where one looks', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('delete-pages');
  await bench.add([pdf('Long.pdf', 600)]);
  await expect(bench.pages.first().locator('img')).toBeVisible();
  expect(await bench.pages.count()).toBeLessThan(120);
  await page.mouse.wheel(0, 9000);
  await expect(
    page
      .getByRole('option', { name: /^Page [12]\d\d$/ })
      .first()
      .locator('img'),
  ).toBeVisible();
});

test('a dropped file is offered the tools that take it, and travels with the choice', async ({ page }) => {
  const bench = new Bench(page);
  await page.goto(addressOf('/'));
  await bench.drop([png('Holiday.png')]);
  // The offer, not the link of the same name further down, which is there before.
  await page
    .getByRole('main')
    .getByRole('status')
    .getByRole('link', { name: /JPG to PDF/ })
    .click();
  await expect(page.getByRole('group', { name: 'Holiday.png, 1 of 1' })).toBeVisible();
});

test('a running job survives a reload, shows in a second tab, and can be cancelled there', async ({
  page,
  context,
}) => {
  const bench = new Bench(page);
  await startSlowJob(bench);
  const address = page.url();
  await page.reload();
  await expect(bench.heading(bench.words.job.processing)).toBeVisible();
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('progressbar')).toBeVisible();
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByRole('heading', { name: bench.words.job.cancelled })).toBeVisible();
  await expect(bench.heading(bench.words.job.cancelled)).toBeVisible();
  await bench.page.getByRole('button', { name: 'Back to the files' }).click();
  await expect(bench.pages.first()).toBeVisible();
  await second.getByRole('button', { name: 'Start over' }).click();
  await expect(second.getByRole('heading', { name: 'Drop PDF files here' })).toBeVisible();
});

test('back leads from a result to the files, and forward to the result again', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('merge-pdf');
  await bench.add([pdf('One.pdf', 1), pdf('Two.pdf', 1)]);
  await bench.run();
  await bench.finish();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'One.pdf, 1 of 2' })).toBeVisible();
  await page.goForward();
  await bench.finish();
  await page.reload();
  await bench.finish();
});

test('options come back with the files after a reload, passwords do not', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('protect-pdf');
  await bench.add([pdf('One.pdf', 1)]);
  const password = bench.options.getByLabel('Password', { exact: true });
  await password.fill('sesame street');
  await bench.options.getByLabel('Repeat the password').fill('sesame street');
  await bench.options.getByText('Permissions and encryption').click();
  await bench.options.getByRole('radio', { name: /AES-128/ }).check();
  await bench.run();
  await bench.finish();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('sesame');

  await page.reload();
  await bench.finish();
  await page.getByRole('button', { name: 'Back to the files' }).click();
  await expect(page.getByRole('group', { name: 'One.pdf, 1 of 1' })).toBeVisible();
  await bench.options.getByText('Permissions and encryption').click();
  await expect(bench.options.getByRole('radio', { name: /AES-128/ })).toBeChecked();
  await expect(password).toHaveValue('');
});

test('options come back with a result that is gone on with', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('merge-pdf');
  await bench.add([pdf('One.pdf', 2), pdf('Two.pdf', 1)]);
  await bench.run();
  await bench.finish();
  await page
    .getByRole('region', { name: /Continue with/ })
    .getByRole('link', { name: 'Split PDF' })
    .click();
  await bench.options.getByRole('radio', { name: /By file size/ }).check();
  await page.reload();
  await expect(bench.options.getByRole('radio', { name: /By file size/ })).toBeChecked();
});

test('an upload that loses the network goes on when it is back', async ({ page, context }) => {
  const bench = new Bench(page);
  await bench.open('compress-pdf');
  await bench.add([pdf('Here.pdf', 1)]);
  await expect(bench.action).toBeVisible();
  await context.setOffline(true);
  await bench.add([pdf('Lost.pdf', 2)]);
  await expect(page.getByText(bench.words.status.waiting)).toBeVisible();
  await bench.action.click();
  await expect(bench.action).toHaveText(bench.words.action.sending);
  await context.setOffline(false);
  await bench.finish();
});

test('files dropped without a network are on the desk when it is back', async ({ page, context }) => {
  const bench = new Bench(page);
  await bench.open('compress-pdf');
  await context.setOffline(true);
  await bench.drop([pdf('Early.pdf', 1)]);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await bench.run();
  await bench.finish();
});

test('an upload whose answer is lost is repeated, and is one upload', async ({ page }) => {
  const bench = new Bench(page);
  const addresses: string[] = [];
  await page.route('**/api/v1/files?id=*', async (route) => {
    addresses.push(route.request().url());

    if (addresses.length === 1) {
      // The server has it, the browser does not know.
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

test('one broken file among many does not take the others with it', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('compress-pdf');
  await bench.add([pdf('Good.pdf', 1), rubbishPdf('Bad.pdf'), pdf('Fine.pdf', 1)]);
  await bench.run();
  await bench.finish();
  await expect(page.getByText('1 file could not be processed')).toBeVisible();
  await expect(page.getByText('The file is damaged and could not be read.')).toBeVisible();
  await expect(page.getByText('2 results')).toBeVisible();
});

test('a protected file asks for its password, and a wrong one can be corrected', async ({ page }) => {
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

test('a file that may not be changed can be unlocked first, with the same upload', async ({ page }) => {
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

test('a wrong password to unlock fails by its own name and keeps the upload', async ({ page }) => {
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
  await expect(page.getByText('Wrong password. Check capitals')).toBeVisible();
  await page.getByRole('button', { name: 'Enter the password' }).click();
  await password.fill('harbour');
  await bench.run();
  await bench.finish();
  expect(uploads).toHaveLength(1);
});

test('a result goes on to another tool without a second upload, and survives a reload there', async ({
  page,
}) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.url().includes('/files?id=') && uploads.push(request.url()));
  const bench = new Bench(page);
  await bench.open('merge-pdf');
  await bench.add([pdf('One.pdf', 2), pdf('Two.pdf', 1)]);
  await bench.run();
  await bench.finish();
  await page
    .getByRole('region', { name: /Continue with/ })
    .getByRole('link', { name: 'Organize pages' })
    .click();
  await expect(bench.pages).toHaveCount(3);
  await page.reload();
  await expect(bench.pages).toHaveCount(3);
  await bench.run();
  await bench.finish();
  expect(uploads).toHaveLength(2);
});

test('a compressed file can be compared with its original', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('compress-pdf');
  await bench.add([pdf('Book.pdf', 3)]);
  await bench.run();
  await bench.finish();
  const compare = page.getByRole('button', { name: 'Compare' });

  // A file that could not be made smaller comes back as it was, with nothing to compare.
  if (await compare.isVisible()) {
    await compare.click();
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  } else {
    await expect(page.getByText('could not be made smaller')).toBeVisible();
  }
});

test.describe('what a desk does not take', () => {
  const many = (count: number): Sample[] =>
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
    await expect(bench.notices).toContainText('Choose 20 at most');
  });

  test('another kind of file, or an empty one', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('merge-pdf');
    await bench.add([{ name: 'Picture.pdf', mimeType: 'application/pdf', buffer: png('x').buffer }]);
    await expect(bench.notices).toContainText('The file type is not supported');
    await bench.add([{ name: 'Empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }]);
    await expect(bench.notices).toContainText('The file is empty');
  });

  test('too few files, or a second one where there can be one', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('merge-pdf');
    await bench.add([pdf('Alone.pdf', 1)]);
    await expect(bench.options.getByText('Please select two or more PDF files')).toBeVisible();
    await bench.action.press('Enter');
    await expect(page).toHaveURL(addressOf('/merge-pdf'));

    await bench.open('split-pdf');
    await bench.drop([pdf('One.pdf', 2), pdf('Two.pdf', 2)]);
    await expect(bench.notices).toContainText('Only supports uploading a single file');
  });

  test('an empty password, and the removal of every page', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('protect-pdf');
    await bench.add([pdf('One.pdf', 1)]);
    await expect(bench.options.getByText("Password can't be empty")).toBeVisible();

    await bench.open('delete-pages');
    await bench.add([pdf('Two.pdf', 2)]);
    await bench.options.getByRole('textbox').fill('1-2');
    await expect(bench.options.getByText('No page would be left')).toBeVisible();
  });
});

test('leaving a desk with files on it is asked about', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open('merge-pdf');
  await bench.add([pdf('One.pdf', 1), pdf('Two.pdf', 1)]);
  await expect(page.locator('[data-index]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Octavo' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you wish to leave this page?');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.locator('[data-index]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Octavo' }).first().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(addressOf('/'));
});

test('a job that is forgotten says so', async ({ page }) => {
  await page.goto(addressOf(`/merge-pdf?job=${'0'.repeat(32)}`));
  await expect(page.getByRole('heading', { name: 'This task has expired' })).toBeVisible();
});
