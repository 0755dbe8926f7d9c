import { freeQuestions } from '@octavo/contract/limits';
import { chatWords } from '@octavo/i18n/chat';
import { chatPageCopy } from '@octavo/i18n/chat-page';
import { fill, promises } from '@octavo/i18n/placeholders';
import { planName } from '@octavo/i18n/plan-names';
import { expect, type Page } from '@playwright/test';
import { convert, jobIn, launchForPeople, menuOf, pay, signUp, wordsIn } from './people.ts';
import { createProductClock, type ProductClock } from './product-clock.ts';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

let clock: ProductClock;

launchForPeople(async () => {
  clock = createProductClock();

  return clock.settings;
});

test.afterAll(() => clock.remove());

const words = wordsIn('en');
const { plan, accountStatus } = words.account;
const chat = chatWords('en');

/** Opens a conversation about a new document. */
async function openDocument(page: Page): Promise<void> {
  await page.goto(addressOf('/ai-pdf'));
  await page
    .locator('input[data-octavo="files"]')
    .first()
    .setInputFiles([pdf('Letter.pdf', 2)]);
  await expect(page).toHaveURL(/\/ai-pdf\/chat\/[0-9a-z]{32}$/);
}

test('AI PDF is bought alone: questions without limit, no download, and a change to Pro', async ({
  page,
}) => {
  await signUp(page, 'alice@example.org', '/account');
  // The trial of all tools is over.
  clock.setAhead(4 * 24 * 3600 * 1000);
  await expect(async () => {
    await page.reload();
    await expect(menuOf(page)).toContainText(accountStatus.free);
    await expect(page.getByText('Your free trial of all tools ended')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await openDocument(page);
  const left = page.getByText(`${freeQuestions} of ${freeQuestions} questions`);
  await expect(left).toBeVisible();
  await page.getByRole('link', { name: chat.engine.plans }).click();

  const { product, lead, outcome } = words.pricing;
  await expect(page).toHaveURL(/\/pricing\?.*product=ai-pdf/);
  await expect(page.getByText(lead.ai_pdf_single)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: product.pro }).click();
  await expect(page.getByText(lead.pro)).toBeVisible();
  await page.getByRole('link', { name: product.ai_pdf_single }).click();
  await expect(page.getByText('you keep AI PDF until the end').first()).toBeAttached();
  await pay(page, 'MONTH', 'succeeds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(outcome.paid, { product: 'AI PDF' }));
  await expect(page.getByText(outcome.paidHint.ai_pdf_single)).toBeVisible();

  await page.getByRole('link', { name: outcome.goOn }).click();
  await expect(page).toHaveURL(/\/ai-pdf\/chat\//);
  await expect(page.getByText(chat.engine.own)).toBeVisible();
  await expect(left).toBeHidden();
  await expect(menuOf(page)).toContainText(accountStatus.assistant);
  await page.goto(addressOf('/ai-pdf'));
  await expect(page.getByText('100 MB').first()).toBeVisible();
  await expect(page.getByText(chatPageCopy('en', promises('en')).plans)).toHaveCount(0);

  const toolPage = new ToolPage(page);
  await page.goto(addressOf('/rotate-pdf'));
  await convert(toolPage);
  const refused = await page.request.get(addressOf(`/api/v1/jobs/${jobIn(page)}/zip`));
  expect(refused.status()).toBe(402);

  await page.goto(addressOf('/account'));
  await expect(page.getByText(plan.state.assistant)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByText(plan.cancel, { exact: true }).click();
  await expect(page.getByText(/^You keep AI PDF until/)).toBeVisible();
  await page.goto(addressOf('/pricing'));
  await expect(
    page.getByText(fill(words.pricing.owned.upgrade, { plan: 'Octavo AI PDF, monthly' })),
  ).toBeVisible();

  await page.goto(`${addressOf('/account')}?change`);
  await page
    .locator('summary')
    .filter({ hasText: planName('en', 'pro', 'YEAR') })
    .click();
  await page.getByRole('button', { name: /^Yes, change and pay/ }).click();
  await expect(page.getByText(words.account.done.changed)).toBeVisible();
  await expect(menuOf(page)).toContainText(accountStatus.pro);
});
