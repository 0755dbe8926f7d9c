import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { editorWords } from '@octavo/i18n/editor';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, type Page } from '@playwright/test';

import { pdf, type SampleFile } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const words = editorWords('en');

/** A form with a text, a tick, radio buttons and a menu, without appearances. */
function form(): SampleFile {
  const file = new PdfFile();
  const [root, tree, page, radio] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
  const widget = (entries: string, left: number, bottom: number, width: number) =>
    file.add(
      `<< /Type /Annot /Subtype /Widget /Rect [${left} ${bottom} ${left + width} ${bottom + 20}] /P ${page} 0 R /MK << /BC [0] >> /DA (/Helv 10 Tf 0 g) ${entries} >>`,
    );
  const fields = [
    widget('/FT /Tx /T (person.name) /TU (Full name)', 50, 700, 200),
    widget('/FT /Btn /T (agree)', 50, 660, 20),
    widget('/FT /Ch /T (country) /Ff 131072 /Opt [[(fr) (France)] [(de) (Germany)]]', 50, 580, 120),
  ];
  const state = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 20 20]', '0 g 5 5 10 10 re f');
  const buttons = ['small', 'large'].map((name, index) =>
    widget(
      `/Parent ${radio} 0 R /AP << /N << /${name} ${state} 0 R >> >> /AS /Off`,
      50 + index * 40,
      620,
      20,
    ),
  );
  const refs = (numbers: readonly number[]) => numbers.map((number) => `${number} 0 R`).join(' ');
  file.set(radio, `<< /FT /Btn /Ff 49152 /T (size) /Kids [${refs(buttons)}] >>`);
  file.set(page, `<< /Type /Page /Parent ${tree} 0 R /Annots [${refs([...fields, ...buttons])}] >>`);
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] /MediaBox [0 0 400 800] >>`);
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R /AcroForm << /Fields [${refs([...fields, radio])}] >> >>`,
  );

  return { name: 'Form.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file.finish(root)) };
}

async function openIn(page: Page, file: SampleFile): Promise<ToolPage> {
  const toolPage = new ToolPage(page);
  await toolPage.open('edit-pdf');
  await toolPage.drop([file]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();

  return toolPage;
}

/** Values of the fields of the result, as qpdf reads them. */
async function appliedValues(page: Page, toolPage: ToolPage): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: words.apply }).click();
  await toolPage.finish();
  const { path } = await toolPage.save();
  const read = JSON.parse(
    execFileSync('qpdf', ['--json', '--json-key=acroform', path], { encoding: 'utf8' }),
  );
  const fields: readonly { readonly fullname: string; readonly value: unknown }[] = read.acroform.fields;

  return Object.fromEntries(fields.map(({ fullname, value }) => [fullname, value]));
}

test('a form is filled in on its page, by keys alone', async ({ page }) => {
  const toolPage = await openIn(page, form());
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Zoë 日本');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'agree' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'country' }).selectOption('Germany');
  await page.getByRole('radio', { name: 'size: small' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'size: large' })).toBeChecked();
  // The picture of the page shows the values itself.
  await expect(name).toHaveAttribute('data-shown', 'true');
  expect(await seriousProblems(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.form.export, exact: true }).click();
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual({
    'person.name': 'Zoë 日本',
    agree: true,
    country: 'de',
    size: 'large',
  });

  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: 'size: large' })).not.toBeChecked();
  expect(await appliedValues(page, toolPage)).toEqual({
    'person.name': 'u:Zoë 日本',
    agree: '/Yes',
    country: 'u:de',
    size: null,
  });
});

test('fields are drawn, named, moved and filled in', async ({ page }) => {
  const toolPage = await openIn(page, pdf('Contract.pdf', 1));
  await page.getByRole('main', { name: words.viewport }).focus();
  await page.keyboard.press('f');
  const box = (await page.locator('[data-page="p1"]').boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.54, { steps: 6 });
  await page.mouse.up();

  await page.getByRole('textbox', { name: words.form.name, exact: true }).fill('customer.name');
  await page.getByRole('textbox', { name: words.form.label, exact: true }).fill('Name of the customer');
  await page.getByRole('checkbox', { name: words.form.required }).check();
  const left = page.getByRole('spinbutton', { name: words.panel.left });
  const before = Number(await left.inputValue());
  await page.getByRole('button', { name: 'Field customer.name' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(left).toHaveValue(String(Number((before + 10).toFixed(1))));
  expect(await seriousProblems(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Name of the customer' }).fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo value of field' })).toBeEnabled();
  expect(await appliedValues(page, toolPage)).toMatchObject({ 'customer.name': 'u:Ada' });
});
