import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatWords } from '@octavo/i18n/chat';
import { editorWords } from '@octavo/i18n/editor';
import { formPageWords } from '@octavo/i18n/form-page';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import { popplerPages, popplerPixels, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { expect, type Page, type Route } from '@playwright/test';
import { BuiltOctavo } from './built-octavo.ts';
import { damagedPdf, lockedPdf, pdf, png, rubbishPdf, type SampleFile, txt } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const root = join(import.meta.dirname, '..');

class DesktopToolPage extends ToolPage {
  override async open(tool: string): Promise<void> {
    await this.page.goto(`${origin}/${tool}`);
  }
}

const folders: string[] = [];
let octavo: BuiltOctavo;
let origin = '';
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  octavo = await BuiltOctavo.build();
  const address = await octavo.start();
  origin = new URL(address).origin;
  page = await browser.newPage();
  await page.goto(address);
  await expect(page).toHaveTitle('Octavo');
});

test.afterAll(() => {
  octavo?.remove();
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

interface DesktopCase {
  readonly samples: readonly SampleFile[];
  readonly password?: string;
  readonly pages?: number;
  readonly texts?: readonly string[];
  prepare?(toolPage: ToolPage): Promise<void>;
}

const password = 'harbour clock winter';

/** One job of each class: objects, compression, qpdf, repair, layout, pictures, drawing, LibreOffice, Chromium. */
const cases: Readonly<Record<string, DesktopCase>> = {
  'merge-pdf': { samples: [pdf('Sample A.pdf', 4), pdf('Sample B.pdf', 4)], pages: 8 },
  'rotate-pdf': {
    samples: [pdf('Sample A.pdf', 4)],
    pages: 4,
    prepare: async ({ pages }) => pages.nth(2).click(),
  },
  'compress-pdf': { samples: [pdf('Sample A.pdf', 4)], pages: 4 },
  'protect-pdf': {
    samples: [pdf('Sample A.pdf', 4)],
    password,
    pages: 4,
    prepare: async ({ options }) => {
      const fields = options.locator('input[type=password]');
      await fields.nth(0).fill(password);
      await fields.nth(1).fill(password);
    },
  },
  'repair-pdf': { samples: [damagedPdf('Sample A.pdf', 4)], pages: 4 },
  'pdf-to-word': { samples: [pdf('Sample A.pdf', 2)] },
  'pdf-to-jpg': { samples: [pdf('Sample A.pdf', 2)] },
  'jpg-to-pdf': { samples: [png('Sample A.png')], pages: 1 },
  'number-pages': { samples: [pdf('Sample A.pdf', 4)], pages: 4 },
  'compress-image': { samples: [png('Sample A.png')] },
  'txt-to-pdf': { samples: [txt('Sample A.txt')], pages: 2, texts: ['SampleFirst', 'SampleSecond'] },
};

for (const [tool, { samples, prepare, ...wanted }] of Object.entries(cases)) {
  test(`runs ${tool} from a folder that nothing else belongs to`, async () => {
    const toolPage = new DesktopToolPage(page);
    await toolPage.open(tool);
    await toolPage.add(samples);
    await expect(toolPage.action).toBeVisible();
    await prepare?.(toolPage);
    await toolPage.run();
    await toolPage.finish();
    const { path, name } = await toolPage.save();

    if (name.endsWith('.pdf')) {
      expect(qpdfCheck(path, wanted.password).ok).toBe(true);
      expect(popplerPages(path, wanted.password)).toBe(wanted.pages);
      const texts = popplerTexts(path, wanted.password)?.join(' ') ?? '';
      wanted.texts?.forEach((text) => expect(texts).toContain(text));
    } else {
      expect(statSync(path).size).toBeGreaterThan(50);
    }
  });
}

const contract: SampleFile = {
  name: 'Contract.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(contractDocument()),
};

/** Opens a contract in one of the editors, and waits until its first page is drawn. */
async function openContract(tool: string): Promise<DesktopToolPage> {
  const toolPage = new DesktopToolPage(page);
  await toolPage.open(tool);
  await toolPage.drop([contract]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();

  return toolPage;
}

test('replaces words in the editor', async () => {
  const { apply, find } = editorWords('en');
  const toolPage = await openContract('edit-pdf');
  await expect(page).toHaveTitle('Edit PDF · Octavo');
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: find.find, exact: true }).fill('Neither party');
  await page.getByRole('textbox', { name: find.replaceWith }).fill('No party');
  await page.getByRole('button', { name: /^Replace \d+ matches/ }).click();
  await page.getByRole('button', { name: apply }).click();
  await toolPage.finish();
  const { path } = await toolPage.save();
  expect(qpdfCheck(path).ok).toBe(true);
  expect(popplerTexts(path)?.join(' ')).toContain('No party may assign');
});

test('signs with a typed name', async () => {
  const { sign } = editorWords('en');
  const toolPage = await openContract('sign-pdf');
  const panel = page.getByRole('complementary', { name: sign.label });
  await panel.getByRole('button', { name: sign.ways.type, exact: true }).click();
  await panel.getByRole('textbox', { name: sign.name }).fill('Ada Osei');
  await expect(panel.getByRole('button', { name: sign.place })).toBeEnabled();
  // The changes of an earlier test come back with the file, and show the page that has them.
  await page.locator('[data-page="p1"]').click();
  await expect(page.locator('[data-object]')).toHaveCount(1);
  await page.getByRole('button', { name: sign.finish }).click();
  await toolPage.finish();
  const { path } = await toolPage.save();
  expect(qpdfCheck(path).ok).toBe(true);
  const original = join(octavo.temporary, contract.name);
  writeFileSync(original, contract.buffer);
  const [before, after] = [original, path].map((file) => popplerPixels(file, 1, 72));
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(false);
});

test('answers a question about a document, and shows the place', async () => {
  const words = chatWords('en');
  await page.goto(`${origin}/ai-pdf`);
  await page.locator('input[data-octavo="files"]').first().setInputFiles([contract]);
  await expect(page).toHaveURL(/\/ai-pdf\/chat\/[0-9a-z]{32}$/);
  await expect(page.locator('[data-citation]').first()).toBeVisible();
  const question = 'May a party assign the agreement without the consent of the other?';
  await page.getByRole('textbox', { name: words.ask.label }).fill(question);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: question }).last();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await answer.locator('[data-citation]').first().click();
  await expect(page.locator('.dc-mark[data-shown="true"]').first()).toBeInViewport();
  await expect(answer).toContainText('assign');
});

test('speaks of no hour and of no upload, not even where something is missing', async () => {
  for (const path of [
    '/ai-pdf',
    `/ai-pdf/chat/${'0'.repeat(32)}`,
    '/history',
    '/sign-pdf',
    '/w9-form',
    '/fr/1099-form',
    '/fr/ai-pdf',
    '/fr/nothing-here',
  ]) {
    await page.goto(origin + path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // With the answers that are folded up.
    const texts = await page.locator('main, footer').allTextContents();
    expect(texts.join(' ')).not.toMatch(/hour|heure|\{\w+\}|\bPro\b|\b(our|notre) serve/i);
  }
});

test('fills in a form', async () => {
  const { result } = formPageWords('en');
  await page.goto(`${origin}/w9-form`);
  await page.locator('#q-name').fill('Ada Osei');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: result.download }).first().click();
  const anyway = page.getByRole('dialog').getByRole('button', { name: result.anyway });
  await anyway.click();
  const path = await (await downloading).path();
  expect(qpdfCheck(path).ok).toBe(true);
  expect(popplerTexts(path)?.join(' ')).toContain('Ada Osei');
});

/** Folder that runs of root can reach, too. */
function folderWith(files: Readonly<Record<string, SampleFile>>): { source: string; target: string } {
  const parent = mkdtempSync(join(tmpdir(), 'octavo-folders-'));
  chmodSync(parent, 0o755);
  folders.push(parent);
  const source = join(parent, 'papers');

  for (const [path, { buffer }] of Object.entries(files)) {
    mkdirSync(join(source, path, '..'), { recursive: true });
    writeFileSync(join(source, path), buffer);
  }

  return { source, target: join(parent, 'results') };
}

test('works on a folder to the end, with one file broken, one locked and one vanished', async () => {
  test.setTimeout(180_000);
  const { source, target } = folderWith({
    'one.pdf': pdf('one.pdf', 1),
    'broken.pdf': rubbishPdf('broken.pdf'),
    'locked.pdf': lockedPdf('locked.pdf', 2, 'secret'),
    'sub/two.pdf': pdf('two.pdf', 2),
    'sub/three.pdf': pdf('three.pdf', 3),
    'zz last/vanished.pdf': pdf('vanished.pdf', 1),
    'notes.txt': txt('notes.txt'),
  });
  await page.goto(`${origin}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Folders' }).click();
  const listings = /\/api\/folders\/list\?/;
  const firstAsked = new Promise<Route>((resolve) => {
    void page.route(listings, resolve, { times: 1 });
  });
  await page.getByRole('button', { name: 'Choose: Folder with the files' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Path').fill(join(source, '..'));
  await dialog.getByRole('button', { name: 'Go' }).click();
  const papers = dialog.getByRole('button', { name: 'papers' });
  await expect(papers).toBeVisible();
  // The listing that was asked for first comes last, and leaves the one that is shown.
  await (await firstAsked).continue();
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /folders\/list/.test(name)).length > 1,
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await papers.click();
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this folder' }).click();
  await page.getByLabel('Folder for the results', { exact: true }).fill(target);
  await page.getByLabel('Tool of step 1').selectOption('compress-pdf');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('Tool of step 2').selectOption('protect-pdf');
  const passwords = page.getByRole('group', { name: 'Step 2' }).locator('input[type=password]:visible');
  await passwords.nth(0).fill(password);
  await passwords.nth(1).fill(password);
  await expect(page.getByText('6 files to process')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const task = page.getByRole('article');
  await expect(task.getByText('of 6 files')).toBeVisible();
  rmSync(join(source, 'zz last/vanished.pdf'));

  await expect(task.getByText('6 of 6 files')).toBeVisible({ timeout: 120_000 });
  await expect(task.getByText('Report in the result folder')).toBeVisible();
  await task.getByText('Files and reasons').click();

  for (const [path, reason] of [
    ['broken.pdf', /damaged|not supported/i],
    ['locked.pdf', /password/i],
    ['zz last/vanished.pdf', /no longer there/],
  ] as const) {
    await expect(task.getByRole('row', { name: path })).toContainText(reason);
  }

  expect(await seriousProblems(page)).toEqual([]);
  await task.getByRole('button', { name: 'Show folder' }).click();
  await expect.poll(() => octavo.shownFolder()).toBe(target);
  const pages = ['one.pdf', 'sub/three.pdf', 'sub/two.pdf'].map((name) =>
    popplerPages(join(target, name), password),
  );
  expect(pages).toEqual([1, 3, 2]);
  const written = readdirSync(target, { recursive: true, encoding: 'utf8' });
  const names = written.filter((name) => /\.\w+$/.test(name)).toSorted();
  expect(names).toEqual([
    expect.stringMatching(/^octavo-report-.*\.csv$/),
    'one.pdf',
    'sub/three.pdf',
    'sub/two.pdf',
  ]);
  expect(readFileSync(join(source, 'one.pdf')).equals(pdf('one.pdf', 1).buffer)).toBe(true);
  // No address of a page has a path of this computer.
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/folders');
});

test('watches a folder, and works on a file that is put there', async () => {
  test.setTimeout(90_000);
  const { source, target } = folderWith({ 'before.pdf': pdf('before.pdf', 1) });
  await page.goto(`${origin}/fr/folders`);
  await page.getByLabel('Dossier des fichiers', { exact: true }).fill(source);
  await page.getByLabel('Dossier des résultats', { exact: true }).fill(target);
  await page.getByLabel('Outil de l’étape 1').selectOption('number-pages');
  await page.getByRole('button', { name: 'Surveiller ce dossier' }).click();
  const watch = page.getByRole('article').filter({ hasText: source });
  await expect(watch.getByText('Pas encore de nouveau fichier.')).toBeVisible();
  // The first look takes what is there as known, which is kept for the next start.
  const kept = join(octavo.temporary, '.config/octavo/watched-folders.json');
  await expect.poll(() => readFileSync(kept, 'utf8')).toContain('"known":["');
  writeFileSync(join(source, 'new.pdf'), pdf('new.pdf', 2).buffer);
  await expect(watch.getByRole('row', { name: 'new.pdf' })).toContainText('Terminé', { timeout: 60_000 });
  expect(popplerPages(join(target, 'new.pdf'))).toBe(2);
  expect(readdirSync(target)).toEqual(['new.pdf']);
  await watch.getByRole('button', { name: 'Retirer' }).click();
  await expect(watch).toHaveCount(0);
});

test('says where files are, in both languages, and leads to no page of a service', async () => {
  for (const [path, sentence] of [
    ['/', 'Your files stay on this computer'],
    ['/fr', 'Vos fichiers restent sur cet ordinateur'],
  ] as const) {
    await page.goto(origin + path);
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(page.locator('a[href*="/pricing"], a[href*="/log-in"], a[href*="/security"]')).toHaveCount(
      0,
    );
  }

  await page.goto(`${origin}/pricing`);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('is told by one page of a browser that it is open, and by the next when that one is closed', async () => {
  const context = page.context();
  const asking: unknown[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/open-page') {
      asking.push(request.frame().page());
    }
  });
  await page.goto(`${origin}/`);

  await expect.poll(() => asking).toEqual([page]);
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), `${origin}/fr/merge-pdf`);
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asking).toEqual([page]);
  await page.goto('about:blank');
  await expect.poll(() => asking).toEqual([page, other]);
  await other.close();
  await page.goto(`${origin}/`);
  await expect.poll(() => asking).toEqual([page, other, page]);
});

test('answers no other browser of this computer', async ({ browser }) => {
  const other = await browser.newPage();
  const answer = await other.goto(`${origin}/`);
  expect(answer?.status()).toBe(403);
  await other.close();
});

test('has the unchanged program of Node.js, the licences of its parts, and nothing of a service', async () => {
  expect(readFileSync(join(octavo.folder, 'node')).equals(readFileSync(octavo.originalNode()))).toBe(true);
  const bill = JSON.parse(readFileSync(join(octavo.folder, 'sbom.cdx.json'), 'utf8'));
  const names = bill.components.map((component: { readonly name: string }) => component.name);
  const licences = readFileSync(join(octavo.folder, 'LICENCES.txt'), 'utf8');
  expect(names).toContain('sharp');
  expect(licences).toContain('Licence: LGPL-3.0-or-later');

  for (const service of ['stripe', 'kysely', 'nodemailer', 'openid-client']) {
    expect(existsSync(join(octavo.folder, 'app/node_modules', service))).toBe(false);
  }
});

test('begins with the files it is opened with', async ({ browser }) => {
  const sample = pdf('Sample A.pdf', 4);
  const path = join(octavo.temporary, 'Été 2026.pdf');
  writeFileSync(path, sample.buffer);
  await octavo.stop();
  const other = await browser.newPage();
  const address = await octavo.start(path, join(octavo.temporary, 'gone.pdf'));
  await other.goto(address);
  await expect(other.getByText('gone.pdf')).toContainText('This file cannot be opened');
  await expect(other.getByText('Été 2026.pdf')).toBeVisible();
  await octavo.stop();
  await other.goto(await octavo.start(path));
  await expect(other.getByText('Été 2026.pdf')).toBeVisible();
  await other.getByRole('link', { name: 'Split PDF' }).first().click();
  await expect(other.getByText('Été 2026.pdf')).toBeVisible();
  await other.close();
});

test('names what it lacks, recognizes text without tesseract, and fetches a language when asked', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const packed = join(root, 'node_modules/@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz');
  const asked: string[] = [];
  const data = createServer((request, response) => {
    asked.push(request.url ?? '');
    // French in place of German: it reads the same letters.
    response
      .writeHead(request.url === '/deu' ? 200 : 404)
      .end(request.url === '/deu' ? readFileSync(packed) : '');
  });
  await new Promise<void>((resolve) => data.listen(0, '127.0.0.1', resolve));
  const { port } = data.address() as AddressInfo;
  await octavo.stop();
  const own = await browser.newPage();
  const toolPage = new ToolPage(own);

  try {
    const address = await octavo.startWithoutPrograms(`http://127.0.0.1:${port}/{language}`);
    await own.goto(address);
    const greyed = own.getByRole('link', { name: 'Word to PDF' }).first();
    await expect(greyed).toContainText('Needs LibreOffice');
    expect(await seriousProblems(own)).toEqual([]);
    await own.goto(`${new URL(address).origin}/pdf-ocr`);
    await expect(own.getByText('Recognized on this computer: English and French')).toBeVisible();
    await own.getByText('More languages').click();
    await expect(own.getByRole('button', { name: 'Get Dutch' })).toBeVisible();
    expect(await seriousProblems(own)).toEqual([]);
    expect(asked).toEqual([]);

    const buffer = Buffer.from(await scanPicture(scanLines));
    await toolPage.add([{ name: 'scan.png', mimeType: 'image/png', buffer }]);
    await toolPage.options.getByText('More languages').click();
    await toolPage.options.getByRole('button', { name: 'Get Dutch' }).click();
    await expect(toolPage.options.getByRole('alert')).toContainText('in Dutch could not be fetched');
    await toolPage.options.getByRole('button', { name: 'Get German' }).click();
    await toolPage.options.getByLabel('German').check();
    expect(asked).toEqual(['/nld', '/deu']);
    await toolPage.run();
    await toolPage.finish();
    const { path } = await toolPage.save();
    expect(popplerTexts(path)?.join(' ')).toContain('quick brown fox');
  } finally {
    data.close();
    await own.close();
  }
});

test('leaves nothing of the files when it ends', async () => {
  await octavo.stop();

  expect(readdirSync(octavo.temporary).filter((name) => name.startsWith('octavo'))).toEqual([]);
});
