import '@octavo/i18n/every-language';
import { freeTasksPerDay } from '@octavo/contract/limits';
import { accountWords } from '@octavo/i18n/account';
import { demoPaymentWords } from '@octavo/i18n/demo-payments';
import type { Locale } from '@octavo/i18n/locales';
import { logInWords } from '@octavo/i18n/log-in';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { launchBehindProxy } from './launch-behind-proxy.ts';
import type { Product } from './product.ts';
import { pdf } from './samples.ts';
import type { SharedProduct } from './shared-product.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

/** Texts of the pages about accounts and payments. */
export function wordsIn(locale: Locale) {
  return {
    logIn: logInWords(locale),
    account: accountWords(locale),
    pricing: pricingWords(locale),
    sandbox: demoPaymentWords(locale),
    welcome: fill(pricingWords(locale).outcome.paid, { product: 'Pro' }),
  };
}

/** Runs the tests of a file in the product with sales, which they share with other files. */
export function useSalesProduct(): () => SharedProduct {
  let product: SharedProduct;

  test.beforeAll(({ salesProduct }) => {
    product = salesProduct;
  });

  return testIn(() => product);
}

/** Runs all tests of a file one after the other in a product with sales and settings of its own. */
export function launchForPeople(settings: () => Promise<Readonly<Record<string, string>>>): () => Product {
  let product: Product;

  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    product = await launchBehindProxy(await settings());
  });

  test.afterAll(() => product.stop());

  return testIn(() => product);
}

function testIn<Running extends SharedProduct>(running: () => Running): () => Running {
  const elsewhere = process.env['OCTAVO_E2E_URL'];

  test.beforeAll(() => {
    process.env['OCTAVO_E2E_URL'] = running().address;
  });

  /** Each test uses its own client address: the number of links per address and hour is limited. */
  test.beforeEach(async ({ context }, { testId }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': clientAddressOf(testId) });
  });

  test.afterAll(() => {
    process.env['OCTAVO_E2E_URL'] = elsewhere;
  });

  return running;
}

/** Private address made from the id of a test, which is a hash. */
function clientAddressOf(testId: string): string {
  const bytes = Buffer.from(testId.replace(/[^0-9a-f]/g, '').slice(-6), 'hex');

  return `10.${[...bytes].join('.')}`;
}

export interface ReceivedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Emails to an address, newest first. */
export async function emailsTo(page: Page, email: string): Promise<readonly ReceivedEmail[]> {
  const answer = await page.request.get(addressOf('/api/v1/mailbox'));
  const { emails }: { emails: readonly ReceivedEmail[] } = await answer.json();

  return emails.filter(({ to }) => to === email);
}

/** Link in the latest email to an address. */
export async function linkFor(page: Page, email: string): Promise<string> {
  const [sent] = await emailsTo(page, email);

  return /https?:\/\/\S+success-log-in\S+/.exec(sent?.text ?? '')?.[0] ?? '';
}

/** Signs up and returns the link that was used. */
export async function signUp(page: Page, email: string, next = '/', locale: Locale = 'en'): Promise<string> {
  return enter(page, email, 'sign-up', next, locale);
}

/** Logs in to an existing account. */
export async function logIn(page: Page, email: string, next = '/', locale: Locale = 'en'): Promise<string> {
  return enter(page, email, 'log-in', next, locale);
}

async function enter(
  page: Page,
  email: string,
  purpose: 'log-in' | 'sign-up',
  next: string,
  locale: Locale,
): Promise<string> {
  const form = logInWords(locale);
  const path = locale === 'en' ? `/${purpose}` : `/${locale}/${purpose}`;
  await page.goto(`${addressOf(path)}?next=${encodeURIComponent(next)}`);
  await page.getByLabel(form.email).fill(email);
  await page.getByRole('button', { name: form.send[purpose] }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  const link = await linkFor(page, email);
  await page.goto(link);
  await expect(page).toHaveURL(addressOf(next));

  return link;
}

/** Chooses a plan and a card, and pays. */
export async function pay(
  page: Page,
  plan: keyof ReturnType<typeof pricingWords>['plan'],
  card: keyof ReturnType<typeof demoPaymentWords>['cards'],
  locale: Locale = 'en',
): Promise<void> {
  const { pricing, sandbox } = wordsIn(locale);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`, ${pricing.plan[plan]}$`) })
    .click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('radio', { name: sandbox.cards[card], exact: true }).check();
  await page.getByRole('button', { name: sandbox.pay, exact: true }).click();
}

/** Rotates a page, so that there is a result. */
export async function convert(toolPage: ToolPage): Promise<void> {
  await toolPage.open('rotate-pdf');
  await toolPage.add([pdf('Letter.pdf', 5)]);
  await toolPage.pages.first().click();
  await toolPage.run();
  await toolPage.finish();
}

export function menuOf(page: Page) {
  return page.locator('header summary').first();
}

export function jobIn(page: Page): string {
  return new URL(page.url()).searchParams.get('job') ?? '';
}

/** Uses up the free tasks of a day in one browser. */
export async function useUp(context: BrowserContext): Promise<void> {
  // Sent as by a page's script: forms cannot send that header.
  const headers = { origin: new URL(addressOf('/')).origin, 'x-requested-with': 'fetch' };
  const random = () => Array.from({ length: 32 }, () => Math.floor(Math.random() * 36).toString(36)).join('');

  for (let task = 0; task < freeTasksPerDay; task += 1) {
    const token = random();
    const { name, mimeType, buffer } = pdf(`${task}.pdf`, 1);
    await context.request.post(addressOf(`/api/v1/files?id=${token}`), {
      headers,
      multipart: { file: { name, mimeType, buffer } },
    });
    await context.request.post(addressOf('/api/v1/jobs'), {
      headers,
      data: { id: random(), tool: 'rotate-pdf', files: [{ token }], options: { angle: 90 } },
    });
  }
}
