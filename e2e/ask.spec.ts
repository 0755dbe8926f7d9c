import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '@octavo/i18n/every-language';
import type { CitationView, QuestionView } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { popplerWords } from '@octavo/testkit/programs/independent';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

const english = chatWords('en');
const french = chatWords('fr');
const notice = 'How much notice must a party give?';

let contract: SampleFile;

test.beforeAll(async ({ browser }) => {
  contract = await agreement(browser, 'Services agreement.pdf');
});

/** A contract of two pages, printed by the browser. */
async function agreement(browser: Browser, name: string, margin = '3em'): Promise<SampleFile> {
  const page = await browser.newPage();
  await page.setContent(`<html lang="en"><head><title>Services agreement</title></head>
    <body style="font: 13px/1.6 serif; margin: ${margin}">
    <h1>Services agreement</h1>
    <p>This agreement is made between Halden Bindery Ltd. and Meridian Archive Trust.</p>
    <h2>1 Term</h2>
    <p>The agreement begins on 1 December 2026 and runs for three years.</p>
    <h2>2 Fees</h2>
    <p>The Trust pays each invoice within thirty days of receipt.</p>
    <div style="break-before: page"></div>
    <h2>3 Termination</h2>
    <p>Either party may end this agreement by giving the other at least sixty days of notice in writing. Work in hand
    when notice is given is completed and paid for.</p>
    <h2>4 Loss and damage</h2>
    <p>Halden insures the originals at its own cost for not less than 250,000 pounds in all.</p></body></html>`);
  const buffer = await page.pdf({ format: 'A4' });
  await page.close();

  return { name, mimeType: 'application/pdf', buffer };
}

/** Page object of a conversation. */
class ChatPage {
  readonly page: Page;
  readonly words: typeof english;

  constructor(page: Page, words: typeof english = english) {
    this.page = page;
    this.words = words;
  }

  /** Uploads files, and waits until they are read. */
  async open(files: readonly SampleFile[], path = '/ai-pdf'): Promise<void> {
    await this.page.goto(addressOf(path));
    await this.page
      .locator('input[data-octavo="files"]')
      .first()
      .setInputFiles([...files]);
    await expect(this.page).toHaveURL(/\/ai-pdf\/chat\/[0-9a-z]{32}$/);
    await expect(this.page.locator('[data-citation]').first()).toBeVisible();
  }

  get field(): Locator {
    return this.page.getByRole('textbox', { name: this.words.ask.label });
  }

  /** Asks, and waits for the whole answer. */
  async ask(question: string): Promise<Locator> {
    await this.field.fill(question);
    await this.page.keyboard.press('Enter');
    const answer = this.page.getByRole('article', { name: question }).last();
    await expect(answer).toHaveAttribute('aria-busy', 'false');

    return answer;
  }

  /** Passage that stands out on its page. */
  get shown(): Locator {
    return this.page.locator('.dc-mark[data-shown="true"]').first();
  }

  /** Questions as the server has them. */
  async questions(): Promise<readonly QuestionView[]> {
    const id = /chat\/(\w+)/.exec(this.page.url())?.[1];
    const answer = await this.page.request.get(addressOf(`/api/v1/documents/${id}`));

    return (await answer.json()).questions;
  }
}

/** Letters of the words whose middle lies in the boxes of a citation, as poppler reads them. */
function lettersIn(path: string, { page, boxes }: CitationView): string {
  const words = popplerWords(path, page).filter((word) =>
    boxes.some(([left, top, right, bottom]) => {
      const [x, y] = [(word.left + word.right) / 2, word.top + word.height / 2];

      return x >= left && x <= right && y >= top && y <= bottom;
    }),
  );

  return lettersOf(words.map(({ word }) => word).join(''));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

test('an answer quotes the document, and its words stand where it says', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open([contract]);
  await expect(page.getByText(english.engine.own)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services agreement');
  const answer = await chat.ask(notice);
  await expect(answer).toContainText('sixty days');
  const citation = answer.locator('[data-citation]').first();
  await citation.click();
  await expect(chat.shown).toBeInViewport();
  await expect(citation).toHaveAttribute('aria-current', 'true');

  const [question] = await chat.questions();
  const folder = mkdtempSync(join(tmpdir(), 'octavo-ask-'));
  const path = join(folder, 'contract.pdf');
  writeFileSync(path, contract.buffer);

  try {
    expect(question?.citations.length).toBeGreaterThan(0);

    for (const each of question?.citations ?? []) {
      expect(each.page).toBe(2);
      expect(lettersIn(path, each)).toBe(lettersOf(each.quote));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a highlight lies over the words it stands for', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open([contract]);
  await (await chat.ask(notice)).locator('[data-citation]').first().click();
  await expect(chat.shown).toBeInViewport();
  const word = page.locator('.dc-page .ed-word', { hasText: 'sixty' }).first();

  // The page may still be scrolling between two measurements.
  await expect(async () => {
    const [mark, box] = [await chat.shown.boundingBox(), await word.boundingBox()];
    const [top, middle] = [mark?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0) / 2];

    expect(box?.x).toBeGreaterThanOrEqual((mark?.x ?? 0) - 2);
    expect(middle).toBeGreaterThan(top);
    expect(middle).toBeLessThan(top + (mark?.height ?? 0));
  }).toPass({ timeout: 10_000 });
});

test('what the document does not say is refused calmly', async ({ page }) => {
  const chat = new ChatPage(page, french as unknown as typeof english);
  await chat.open([contract], '/fr/ai-pdf');
  const answer = await chat.ask('Quel est le poids d’un Airbus ?');
  await expect(answer).toContainText(french.log.refusals.document.unsaid.slice(0, 20));
  await expect(answer.locator('[data-citation]')).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
});

test('the keyboard asks, steps through citations, and moves the divider', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open([contract]);
  await page.getByRole('region', { name: english.log.label }).focus();
  await page.keyboard.press('/');
  await expect(chat.field).toBeFocused();
  await page.keyboard.type(notice);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: notice })).toHaveAttribute('aria-busy', 'false');
  await expect(chat.field).toHaveValue('');
  await page.keyboard.press('ArrowUp');
  await expect(chat.field).toHaveValue(notice);
  await page.getByRole('region', { name: english.log.label }).focus();
  await page.keyboard.press(']');
  await expect(page.locator('[data-citation="1"]').first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press(']');
  await expect(page.locator('[data-citation="2"]').first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('[');
  await expect(page.locator('[data-citation="1"]').first()).toHaveAttribute('aria-current', 'true');
  const divider = page.getByRole('separator', { name: english.pane.divider });
  const before = Number(await divider.getAttribute('aria-valuenow'));
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(Number(await divider.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
});

test('a citation shows its quote on focus', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open([contract]);
  const answer = await chat.ask(notice);
  await answer.locator('[data-citation]').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('sixty days');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('selected text becomes the subject of a question', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open([contract]);
  await page.locator('.ed-word', { hasText: 'begins' }).first().dblclick();
  await page.getByRole('button', { name: english.pane.askSelection }).click();
  await expect(chat.field).toBeFocused();
  const answer = await chat.ask('When does it begin?');
  await expect(answer).toContainText(fill(english.log.about, { text: 'begins' }));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in a conversation (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const chat = new ChatPage(page);
    await chat.open([contract]);
    await (await chat.ask(notice)).locator('[data-citation]').first().click();
    expect(await seriousProblems(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the page slides over the conversation, and the back button closes it', async ({ page }) => {
    const chat = new ChatPage(page);
    await chat.open([contract]);
    await (await chat.ask(notice)).locator('[data-citation]').first().tap();
    await expect(chat.shown).toBeInViewport();
    expect(await seriousProblems(page)).toEqual([]);

    await expect(page.locator('.dc-tag[data-shown="true"]')).toBeInViewport({ ratio: 1 });
    // The answer stands above the sheet, to be compared with its page.
    const cited = page.locator('.dc-log [data-citation][aria-current="true"]').last();
    const sheetTop = (await page.locator('.dc-document').boundingBox())?.y ?? 0;
    await expect.poll(async () => (await cited.boundingBox())?.y ?? 0).toBeLessThan(sheetTop);

    await page.goBack();
    await expect(chat.shown).toBeHidden();
    await expect(chat.field).toBeVisible();
    await (await page.getByRole('button', { name: english.bar.showPage })).tap();
    await expect(chat.shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat.shown).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('the number of a passage is whole on a page without a margin', async ({ page, browser }) => {
    const chat = new ChatPage(page);
    await chat.open([await agreement(browser, 'Narrow agreement.pdf', '0.5em')]);
    await (await chat.ask(notice)).locator('[data-citation]').first().tap();
    await expect(page.locator('.dc-tag[data-shown="true"]')).toBeInViewport({ ratio: 1 });
  });
});

test('a conversation is the same after a reload, in another tab, and without scripts', async ({
  page,
  context,
  browser,
}) => {
  const chat = new ChatPage(page);
  await chat.open([contract]);
  const other = new ChatPage(await context.newPage());
  await other.page.goto(page.url());
  await chat.ask(notice);
  await expect(other.page.getByRole('article', { name: notice })).toContainText('sixty days');
  await page.reload();
  await expect(page.getByRole('article', { name: notice })).toContainText('sixty days');

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const form = new ChatPage(await plain.newPage());
  await form.page.goto(page.url());
  await form.page.getByRole('textbox').fill('When does the agreement begin?');
  await form.page.getByRole('button', { name: english.ask.send, exact: true }).click();
  const answer = form.page.getByRole('article', { name: 'When does the agreement begin?' });
  await expect(answer).toContainText('1 December 2026');
  await expect(answer.getByRole('link').first()).toHaveAttribute('href', /content\?inline=1#page=1$/);
  await plain.close();
});

test('a conversation is exported, and deleted for every tab', async ({ page, context }) => {
  const chat = new ChatPage(page);
  await chat.open([contract]);
  await chat.ask(notice);
  const other = await context.newPage();
  await other.goto(page.url());
  const menu = page.locator('.dc-menu summary');
  const download = page.waitForEvent('download');
  await menu.click();
  await page.getByRole('link', { name: english.bar.markdown }).click();
  expect((await download).suggestedFilename()).toMatch(/\.md$/);
  await menu.click();
  await page.getByRole('button', { name: english.bar.forget }).click();
  await page.getByRole('button', { name: english.forget.confirm, exact: true }).click();
  await expect(page).toHaveURL(/\/ai-pdf$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(english.gone.title);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(english.gone.title);
});

test('a damaged file is no fault of the browser', async ({ page }) => {
  await page.goto(addressOf('/ai-pdf'));
  await page
    .locator('input[data-octavo="files"]')
    .first()
    .setInputFiles({
      name: 'damaged.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nno objects at all\n%%EOF\n'),
    });
  await expect(page.getByText(english.pane.unreadable)).toBeVisible();
  await expect(page.getByText(english.pane.failed)).toHaveCount(0);
  await expect(page.locator('.dc-ask textarea')).toBeDisabled();
  await expect(page.getByPlaceholder(english.ask.closed)).toBeVisible();
});

test('a question that is too long is kept whole, and not sent', async ({ page }) => {
  const chat = new ChatPage(page);
  const long = 'How much notice? '.repeat(589).slice(0, 10_000);
  await chat.open([contract]);
  await chat.field.fill(long);
  await expect(page.getByRole('status').filter({ hasText: '9,000 characters too many' })).toBeVisible();
  await expect(page.getByRole('button', { name: english.ask.send, exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(chat.field).toHaveValue(long);
  expect(await chat.questions()).toEqual([]);
  await chat.ask(notice);
  expect(await chat.questions()).toHaveLength(1);
});

test('citations of a conversation about two files name the file', async ({ page, browser }) => {
  const chat = new ChatPage(page);
  const second = await agreement(browser, 'Second agreement.pdf');
  await chat.open([contract, second]);
  await expect(page.getByRole('group', { name: english.pane.files }).getByRole('button')).toHaveCount(2);
  const field = page.getByRole('textbox', { name: english.ask.labelMany });
  await field.fill(notice);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: notice });
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer.locator('[data-citation]').first()).toHaveAccessibleName(/agreement\.pdf, page 2/);

  const id = /chat\/(\w+)/.exec(page.url())?.[1];
  const text = await page.request.get(addressOf(`/api/v1/documents/${id}/export?format=md`));
  expect(await text.text()).toMatch(/^# .*Services agreement\.pdf, Second agreement\.pdf$/m);
});
