import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { expect, type Page, test } from '@playwright/test';
import { fetchPackage } from '../tooling/src/desktop/fetch-package.ts';
import { nodeVersion, targets } from '../tooling/src/desktop/targets.ts';
import { writeFolder } from '../tooling/src/desktop/write-folder.ts';
import { damagedPdf, pdf, png, type SampleFile, txt } from './samples.ts';
import { ToolPage } from './tool-page.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'build/desktop/packages');
const target = targets['linux-x64'];
const version = '0.1.0';

const parts = { root, cache, version, picture: join(root, 'apps/web/public/icons/icon-512.png') };

/** The folder that is built, moved to a place that nothing knows, and started without the environment of the tests. */
class BuiltOctavo {
  readonly folder: string;
  readonly #parent: string;
  #process: ChildProcess | null = null;

  private constructor(parent: string) {
    this.#parent = parent;
    this.folder = join(parent, 'somewhere else');
  }

  static async build(): Promise<BuiltOctavo> {
    const built = new BuiltOctavo(mkdtempSync(join(tmpdir(), 'octavo-built-')));
    const made = join(built.#parent, 'made');
    await writeFolder(parts, target, made);
    renameSync(made, built.folder);
    mkdirSync(built.temporary);

    return built;
  }

  get temporary(): string {
    return join(this.#parent, 'tmp');
  }

  /** Address that opens the window, which begins with these files. */
  async start(...files: readonly string[]): Promise<string> {
    const env = { HOME: this.temporary, TMPDIR: this.temporary, PATH: '/usr/bin:/bin' };
    const started = spawn(join(this.folder, 'octavo'), ['--no-window', ...files], { env, cwd: '/' });
    this.#process = started;

    for await (const line of createInterface({ input: started.stdout })) {
      return line;
    }

    throw new Error('the application ended');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    this.#process?.kill('SIGTERM');
    await ended;
  }

  remove(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }
}

class DesktopToolPage extends ToolPage {
  override async open(tool: string): Promise<void> {
    await this.page.goto(`${origin}/${tool}`);
  }
}

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
});

test.afterAll(() => octavo?.remove());

interface Case {
  readonly samples: readonly SampleFile[];
  readonly password?: string;
  readonly pages?: number;
  readonly texts?: readonly string[];
  prepare?(toolPage: ToolPage): Promise<void>;
}

const password = 'harbour clock winter';

/** One job of each class: objects, compression, qpdf, repair, layout, pictures, drawing, LibreOffice, Chromium. */
const cases: Readonly<Record<string, Case>> = {
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

test('answers no other browser of this computer', async ({ browser }) => {
  const other = await browser.newPage();
  const answer = await other.goto(`${origin}/`);
  expect(answer?.status()).toBe(403);
  await other.close();
});

test('has the unchanged program of Node.js, the licences of its parts, and nothing of a service', async () => {
  const node = fetchPackage({ ...target.node, version: nodeVersion }, cache);
  expect(readFileSync(join(octavo.folder, 'node')).equals(readFileSync(join(node, target.node.path)))).toBe(
    true,
  );
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

test('leaves nothing of the files when it ends', async () => {
  await octavo.stop();

  expect(readdirSync(octavo.temporary).filter((name) => name.startsWith('octavo'))).toEqual([]);
});
