import { readFileSync } from 'node:fs';
import { plural } from '@octavo/i18n/format';
import { popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { catalogue, type ToolId, toolIds } from '@octavo/tools/catalogue';
import { loadCopy } from '@octavo/tools/copy';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { expect, type Page } from '@playwright/test';
import { damagedPdf, gif, html, lockedPdf, type SampleFile, samplesFor, txt } from './samples.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

interface ToolCase {
  readonly samples?: readonly SampleFile[];
  /** Prepares the page so that the action is available. */
  prepare?(toolPage: ToolPage, page: Page): Promise<void>;
  /** Expected properties of the saved PDF, besides being intact. */
  readonly pages?: number;
  readonly password?: string;
  readonly texts?: readonly string[];
}

const password = 'harbour clock winter';

/** Requirements of a tool besides its facts; a tool without an entry runs with its defaults. */
const cases: Partial<Record<ToolId, ToolCase>> = {
  'merge-pdf': { pages: 8, texts: ['SampleATextNo1x', 'SampleBTextNo4x'] },
  'split-pdf': {
    pages: 2,
    texts: ['SampleATextNo2x', 'SampleATextNo4x'],
    prepare: async ({ pages }) => {
      await pages.nth(1).click();
      await pages.nth(3).click();
    },
  },
  'delete-pages': { pages: 3, prepare: async ({ pages }) => pages.nth(1).click() },
  'rotate-pdf': { pages: 4, prepare: async ({ pages }) => pages.nth(2).click() },
  'organize-pdf': {
    pages: 7,
    prepare: async ({ pages }, page) => {
      await expect(pages).toHaveCount(8);
      await pages.nth(0).click();
      await page.keyboard.press('Delete');
      await expect(pages).toHaveCount(7);
    },
  },
  'protect-pdf': {
    pages: 4,
    password,
    prepare: async ({ options }) => {
      const fields = options.locator('input[type=password]');
      await fields.nth(0).fill(password);
      await fields.nth(1).fill(password);
    },
  },
  'unlock-pdf': {
    samples: [lockedPdf('Sample A.pdf', 4, password)],
    pages: 4,
    prepare: async ({ options }) => {
      await options.locator('input[type=password]').fill(password);
      await options.getByRole('checkbox').check();
    },
  },
  'compress-pdf': { pages: 4 },
  'watermark-pdf': { pages: 4, texts: ['SampleMark'], prepare: writeMark },
  'flatten-pdf': { pages: 4, texts: ['SampleATextNo1x', 'SampleAValueNo4x'] },
  'number-pages': {
    pages: 4,
    texts: ['Page 1', 'Page 4'],
    prepare: async ({ options }) => {
      await options.getByRole('combobox').first().selectOption('Page {n}');
    },
  },
  'crop-pdf': { pages: 4 },
  'pdf-ocr': { pages: 4 },
  'jpg-to-pdf': { pages: 2 },
  'html-to-pdf': {
    samples: [html('Sample A.html')],
    pages: 1,
    texts: ['SampleHeading', 'SampleScript'],
  },
  'ebooks-to-pdf': {
    pages: 2,
    texts: ['SampleChapterA', 'SampleChapterB'],
  },
  'word-to-pdf': { pages: 1, texts: ['A line of it'] },
  'excel-to-pdf': { pages: 1, texts: ['ink'] },
  'ppt-to-pdf': { pages: 2 },
  'dwg-to-pdf': { pages: 1, texts: ['SampleDrawing'] },
  'iwork-to-pdf': { pages: 1, texts: ['SampleCell'] },
  'gif-to-pdf': { samples: [gif('Sample A.gif')], pages: 3 },
  'txt-to-pdf': { samples: [txt('Sample A.txt')], pages: 2, texts: ['SampleFirst', 'SampleSecond'] },
  'resize-image': {
    prepare: async ({ options }) => {
      await options.locator('select').first().selectOption('phone');
    },
  },
  'repair-pdf': { samples: [damagedPdf('Sample A.pdf', 4)], pages: 4 },
};

/** Sets a level watermark at the foot of the pages, which readers read as one word. */
async function writeMark({ options }: ToolPage): Promise<void> {
  await options.getByRole('textbox', { name: /^Texte?$/ }).fill('SampleMark');
  await options.getByRole('radio', { name: /^(Bottom|En bas)$/ }).check();
  await options.getByText('0°', { exact: true }).click();
}

for (const { locale, width } of [
  { locale: 'en', width: 1280 },
  { locale: 'fr', width: 390 },
] as const) {
  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    // The editor has a spec of its own.
    for (const id of toolIds.filter((tool) => catalogue[tool].surface === 'batch')) {
      test(id, async ({ page }) => {
        const facts: ToolFacts = catalogue[id];
        const own = cases[id] ?? {};
        const toolPage = new ToolPage(page, locale);
        await toolPage.open(id);
        await toolPage.drop(own.samples ?? samplesFor(facts));
        await expect(toolPage.action).toBeVisible();
        await own.prepare?.(toolPage, page);

        // The button of the action names what it will do.
        const { action } = await loadCopy(id, locale);
        const sayings = [1, 2, 3, 4, 7, 8].map((count) => plural(locale, count, action));
        await expect(toolPage.action).toHaveText(new RegExp(`^(${sayings.join('|')})$`));
        await toolPage.run();
        await toolPage.finish();
        const saved = await toolPage.save();

        if (saved.name.endsWith('.pdf')) {
          expect(qpdfCheck(saved.path, own.password).ok).toBe(true);
          expect(popplerPages(saved.path, own.password)).toBe(own.pages);
          const texts = popplerTexts(saved.path, own.password)?.join(' ') ?? '';
          own.texts?.forEach((text) => expect(texts).toContain(text));
        } else {
          expect(readFileSync(saved.path).length).toBeGreaterThan(50);
        }

        expect(await sidewaysScroll(page)).toBe(0);
      });
    }
  });
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
