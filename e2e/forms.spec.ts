import { formPageWords } from '@octavo/i18n/form-page';
import { workbenchWords } from '@octavo/i18n/workbench';
import { popplerTexts, qpdfCheck, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { catalogue, toolIds } from '@octavo/tools/catalogue';
import { expect, type Locator, type Page } from '@playwright/test';
import { useSalesProduct } from './people.ts';
import { seriousProblems } from './serious-problems.ts';
import { storedTexts } from './stored-texts.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

const english = formPageWords('en');
const french = formPageWords('fr');
const ssn = '123-45-4821';

/** Opens the page of a form, and waits until it takes answers. */
async function open(page: Page, path = '/w9-form'): Promise<void> {
  await page.goto(addressOf(path));
  await expect(page.locator('#q-name')).toBeEnabled();
}

/** Walks on by the Tab key until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');

    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }

  throw new Error('the Tab key does not lead there');
}

/** Fills in a whole W-9, as people do who use no pointer. */
async function fillByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, page.getByLabel('Name of entity or individual'));
  await keyboard.type('Marguerite Osei');
  await keyboard.press('Enter');
  await keyboard.type('Osei Conservation Studio');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Individual or sole proprietor' })).toBeFocused();
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue to Address' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Number, street')).toBeFocused();
  await keyboard.type('418 Larkin Street');
  await keyboard.press('Tab');
  await keyboard.type('San Francisco, CA 94102');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Social security number' })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.type(ssn);
  await expect(page.getByText(english.answer.valid)).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Name and address of the requester')).toBeFocused();
}

/** Text of the page's picture; empty where it has no ink. */
const picture = (page: Page) => page.locator('.fq-page canvas');

/** Share of dark pixels in a part of the drawn page. */
async function inkIn(page: Page, [left, top, right, bottom]: readonly number[]): Promise<number> {
  const shot = (await picture(page).screenshot()).toString('base64');

  return page.evaluate(
    async ({ data, area }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const [from, to] = [
        [(area[0] ?? 0) * image.width, (area[1] ?? 0) * image.height].map(Math.round),
        [(area[2] ?? 0) * image.width, (area[3] ?? 0) * image.height].map(Math.round),
      ];
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const [width, height] = [(to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)];
      const { data: pixels } = context.getImageData(from[0] ?? 0, from[1] ?? 0, width, height);

      return (
        Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4] ?? 255).filter((red) => red < 120)
          .length /
        (width * height)
      );
    },
    { data: shot, area: [left, top, right, bottom] },
  );
}

/** Line 1 of the form, without its print. */
const nameLine = [0.1, 0.145, 0.5, 0.168] as const;

test('a W-9 is filled in by keyboard, shown as it will be, and saved without sending an answer', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page);
  await expect(picture(page)).toBeVisible();
  const before = await inkIn(page, nameLine);
  await fillByKeyboard(page);
  await expect.poll(() => inkIn(page, nameLine)).toBeGreaterThan(before);
  await expect(page.locator('#group-number')).toContainText('•••-••-4821');
  await expect(page.getByText(english.draft.kept)).toBeVisible();
  expect((await seriousProblems(page)).join('\n')).toBe('');

  const everything = [...sent, ...(await storedTexts(page))].join('\n');
  expect(everything).not.toMatch(/123-?45-?4821|Marguerite|Larkin/);

  const downloading = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: english.result.download }).last());
  await page.keyboard.press('Enter');
  const path = await (await downloading).path();
  await expect(page.getByRole('button', { name: english.result.download }).last()).toBeFocused();
  const texts = popplerTexts(path)?.[0] ?? '';
  const values = Object.values(qpdfFieldValues(path));

  expect(qpdfCheck(path).ok).toBe(true);
  expect(texts).toContain('Marguerite Osei');
  expect(values).toEqual(expect.arrayContaining(['Marguerite Osei', '123', '45', '4821']));
  expect(sent.join('\n')).not.toMatch(/4821|Marguerite/);
});

test('an answer in the wrong format and missing ones are named before the file is made', async ({ page }) => {
  await open(page);
  await page.locator('#q-name').fill('Ada Osei');
  await page.getByRole('button', { name: 'Taxpayer identification number' }).click();
  await page.getByRole('radio', { name: 'Social security number' }).check();
  const number = page.getByRole('textbox', { name: 'Social security number' });
  await number.fill('000-12-3456');
  await number.blur();
  await expect(number).toHaveAccessibleDescription(/does not start with 000/);
  await page.getByRole('button', { name: english.result.download }).first().click();
  await expect(page.getByRole('dialog', { name: english.result.wrongTitle })).toBeVisible();
  await page.getByRole('button', { name: english.result.first }).click();
  await expect(number).toBeFocused();
  await number.fill(ssn);
  await page.getByRole('button', { name: english.result.download }).first().click();
  await page.getByRole('button', { name: english.result.first }).click();
  await expect(page.getByRole('radio', { name: 'Individual or sole proprietor' })).toBeFocused();
  // The page asks once: what is missing may be written by hand.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: english.result.download }).first().click();
  expect(popplerTexts(await (await downloading).path())?.[0]).toContain('Ada Osei');
});

test('a number that is an ITIN becomes one by a button', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Taxpayer identification number' }).click();
  await page.getByRole('radio', { name: 'Social security number' }).check();
  const number = page.getByRole('textbox', { name: 'Social security number' });
  await number.fill('912-78-3456');
  await number.blur();
  await page.getByRole('button', { name: 'It is an ITIN' }).click();
  await expect(page.getByRole('radio', { name: /ITIN/ })).toBeChecked();
  const moved = page.getByRole('textbox', { name: 'Individual taxpayer identification number' });
  await expect(moved).toBeFocused();
  await expect(moved).toHaveValue('912-78-3456');
  await expect(page.getByText(english.answer.valid)).toBeVisible();
});

test('a filled-in form goes on to be signed', async ({ page }) => {
  await open(page);
  await page.locator('#q-name').fill('Ada Osei');
  await page
    .getByRole('button', { name: english.group.next.replace('{group}', 'Tax classification') })
    .click();
  await page.getByRole('button', { name: 'Requester and account numbers' }).click();
  await page.getByRole('button', { name: english.result.download }).last().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: english.result.anyway }).click();
  await downloading;
  await page.getByRole('button', { name: english.result.sign }).click();
  await expect(page).toHaveURL(/\/sign-pdf/);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();
  await expect(page.getByText('w9-form.pdf').first()).toBeVisible();
});

test('a click on the form leads to its question', async ({ page }) => {
  await open(page);
  const { width, height } = (await picture(page).boundingBox()) ?? { width: 0, height: 0 };
  await expect.poll(() => inkIn(page, [0, 0, 1, 0.5])).toBeGreaterThan(0.01);
  await picture(page).click({ position: { x: 0.18 * width, y: 0.37 * height } });
  await expect(page.getByLabel('Number, street')).toBeFocused();
});

test('a draft survives a reload, is the same in two tabs, and is forgotten in both', async ({
  page,
  context,
}) => {
  await open(page);
  await page.locator('#q-name').fill('Ada Osei');
  await expect(page.getByText(english.draft.kept)).toBeVisible();
  await page.reload();
  await expect(page.locator('#q-name')).toHaveValue('Ada Osei');
  const other = await context.newPage();
  await open(other);
  await expect(other.locator('#q-name')).toHaveValue('Ada Osei');
  await other.locator('#q-businessName').fill('Osei Studio');
  await expect(page.locator('#q-businessName')).toHaveValue('Osei Studio');
  await page.getByRole('button', { name: english.draft.forget }).click();
  await page.getByRole('button', { name: english.draft.forgetConfirm }).click();
  await expect(page.locator('#q-name')).toHaveValue('');
  await expect(other.locator('#q-name')).toHaveValue('');
});

test('a shared device keeps no draft', async ({ page }) => {
  await open(page);
  await page.locator('#q-name').fill('Ada Osei');
  await expect(page.getByText(english.draft.kept)).toBeVisible();
  await page.getByLabel(english.draft.shared).check();
  await page.locator('#q-businessName').fill('Osei Studio');
  await expect(page.getByText(english.draft.off)).toBeVisible();
  await page.reload();
  await expect(page.locator('#q-name')).toBeEnabled();
  await expect(page.locator('#q-name')).toHaveValue('');
});

test('a table of recipients is checked by row, and becomes a file for each', async ({ page }) => {
  await page.goto(addressOf('/1099-form'));
  const table = (number: string) => ({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `year,payer.name,recipient.name,recipient.tin,rents\n2025,Trust,Ann,123-45-6789,700\n2025,Trust,Ben,${number},80\n`,
    ),
  });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(table('000-12-3456'));
  await expect(page.getByText(/Row 3, Recipient’s taxpayer number: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make 2 files' })).toHaveCount(0);
  await input.setInputFiles(table('234-56-7890'));
  await page.getByRole('button', { name: 'Make 2 files' }).click();
  await expect(page.getByText(workbenchWords('en').result.done)).toBeVisible();
  await expect(page.getByText('form-1099-misc-row-3.pdf')).toBeVisible();
});

test('a computed line that contradicts another one says so', async ({ page }) => {
  await page.goto(addressOf('/941-form'));
  await expect(page.locator('.fq-group[data-open=true] input').first()).toBeEnabled();
  await page.locator('#group-deposits').click();
  await page.getByRole('radio', { name: 'Monthly depositor for the entire quarter' }).check();
  await page.locator('#q-month1').fill('3000');
  await expect(page.locator('#q-monthsTotal')).toHaveText('3,000.00');
  await expect(page.locator('#q-monthsTotal-note')).toHaveText('The three months must add up to line 12.');
});

test('each form leads to an article about it', async ({ page }) => {
  const forms = ['w9', '1099', 'w2', '941', 'ds11'].map((form) => `/${form}-form`);

  for (const path of [...forms, ...forms.map((form) => `/fr${form}`)]) {
    await page.goto(addressOf(path));
    const link = page.getByRole('region', { name: 'Articles' }).getByRole('link').first();
    const answer = await page.request.get(addressOf((await link.getAttribute('href')) ?? ''));
    expect([path, answer.status()]).toEqual([path, 200]);
  }
});

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the form is a sheet, and its questions follow one another', async ({ page }) => {
    await open(page, '/fr/w9-form');
    await page.locator('#q-name').fill('Marguerite Osei');
    await page.getByRole('button', { name: french.live.see }).click();
    await expect(page.getByRole('region', { name: french.live.title, exact: true })).toBeVisible();
    await expect.poll(() => inkIn(page, [0, 0, 1, 0.5])).toBeGreaterThan(0.005);
    expect((await seriousProblems(page)).join('\n')).toBe('');
    await page.getByRole('button', { name: french.live.close }).click();
    await page.getByRole('button', { name: french.group.continue, exact: true }).click();
    await expect(page.getByRole('radio').first()).toBeFocused();
    expect((await seriousProblems(page)).join('\n')).toBe('');
  });

  test('no target is too small at first, and the actions stay in view from the first touch on', async ({
    page,
  }) => {
    const see = page.getByRole('button', { name: french.live.see });

    for (const id of toolIds.filter((id) => catalogue[id].surface === 'form')) {
      await page.goto(addressOf(`/fr/${id}`));
      await expect(see).toBeEnabled();
      expect(await seriousProblems(page, ['target-size'])).toEqual([]);
    }

    await expect(see).not.toBeInViewport();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(see).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what a form asks for can be read', async ({ page }) => {
    await page.goto(addressOf('/w9-form'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form W-9');
    await expect(page.getByText('Number, street')).toBeVisible();
    await expect(page.getByRole('link', { name: english.official })).toBeVisible();
  });
});

test.describe('with plans', () => {
  useSalesProduct();

  test('a visitor sees the result of a job, and what downloading it requires', async ({ page }) => {
    await open(page);
    await expect(page.getByText(english.rule)).toBeVisible();
    await page.locator('#q-name').fill('Ada Osei');
    await page.getByRole('button', { name: english.result.download }).first().click();
    await page.getByRole('button', { name: english.result.anyway }).click();
    const { job, result } = workbenchWords('en');
    await expect(page.getByText(result.done)).toBeVisible();
    await expect(page.getByRole('button', { name: result.withPro }).first()).toBeVisible();
    expect(page.url()).not.toContain('Ada');
    await page.getByRole('button', { name: job.back.form }).click();
    await expect(page.locator('#q-name')).toHaveValue('Ada Osei');
  });
});
