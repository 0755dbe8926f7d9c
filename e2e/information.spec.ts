import '@octavo/i18n/every-language';
import { accountWords } from '@octavo/i18n/account';
import { failureText } from '@octavo/i18n/failures';
import { informationWords } from '@octavo/i18n/information';
import { type Locale, locales } from '@octavo/i18n/locales';
import { shellWords } from '@octavo/i18n/shell';
import { expect, type Page } from '@playwright/test';
import { operator } from './operator.ts';
import { useSalesProduct } from './people.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

useSalesProduct();

const paths = [
  '/contact-us',
  '/service',
  '/privacy-policy',
  '/money-back-policy',
  '/subscription-terms',
] as const;
const prefixes: Readonly<Record<Locale, string>> = { en: '', fr: '/fr' };

async function emailsToOperator(page: Page): Promise<{ subject: string; text: string }[]> {
  const answer = await page.request.get(addressOf('/api/v1/mailbox'));
  const { emails }: { emails: { to: string; subject: string; text: string }[] } = await answer.json();

  return emails.filter(({ to }) => to === operator.email);
}

for (const locale of locales) {
  test(`every information page names the operator, is linked from the footer and is accessible, in ${locale}`, async ({
    page,
  }) => {
    const { footer } = shellWords(locale);
    await page.goto(addressOf(`${prefixes[locale]}/merge-pdf`));
    const links = page.getByRole('navigation', { name: footer.informationName }).getByRole('link');
    await expect(links).toHaveText([footer.contact, ...Object.values(footer.information)]);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.toSorted()).toEqual(paths.map((path) => prefixes[locale] + path).toSorted());

    for (const [index, path] of paths.entries()) {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      const answer = await page.goto(addressOf(prefixes[locale] + path));
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByText(operator.name)).toBeVisible();
      await expect(page.getByText(operator.street)).toBeVisible();
      expect(await seriousProblems(page), path).toEqual([]);
    }
  });
}

test('links within the texts lead to existing pages and sections', async ({ page }) => {
  for (const locale of locales) {
    for (const path of paths.slice(1)) {
      await page.goto(addressOf(prefixes[locale] + path));
      const hrefs = await page
        .getByRole('main')
        .locator('a[href^="/"], a[href^="#"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

      for (const href of new Set(hrefs)) {
        if (href.startsWith('#')) {
          await expect(page.locator(href), `${path} ${href}`).toHaveCount(1);
        } else {
          expect((await page.request.get(addressOf(href))).status(), `${path} ${href}`).toBe(200);
        }
      }
    }
  }
});

test('no information page scrolls sideways on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });

  for (const path of paths) {
    await page.goto(addressOf(`/fr${path}`));
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, path).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`a contact message is corrected, sent, stored and mailed, in ${locale}`, async ({ page }) => {
      const words = informationWords(locale).contact;
      const subject = `A question in ${locale}`;
      await page.goto(addressOf(`${prefixes[locale]}/contact-us?about=order-7`));
      await expect(page.getByLabel(words.about)).toHaveValue('order-7');
      await page.getByLabel(words.name, { exact: true }).fill('G');
      await page.getByLabel(words.email).fill('grace');
      await page.getByLabel(words.subject).fill(subject);
      await page.getByLabel(words.text).fill('Two lines\nof a message');
      await page.getByRole('button', { name: words.send }).click();

      // All errors are shown at once, and everything typed is kept.
      await expect(page.getByRole('alert')).toContainText(words.failed);
      await expect(page.getByText(failureText(locale, 'name-length'))).toBeVisible();
      await expect(page.getByText(failureText(locale, 'email-invalid'))).toBeVisible();
      await expect(page.getByLabel(words.text)).toHaveValue('Two lines\nof a message');
      expect(await emailsToOperator(page)).not.toContainEqual(
        expect.objectContaining({ subject: expect.stringContaining(subject) }),
      );

      await page.getByLabel(words.name, { exact: true }).fill('Grace');
      await page.getByLabel(words.email).fill('grace@example.org');
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
      const number = new URL(page.url()).searchParams.get('sent') ?? '';
      await expect(page.getByText(number)).toBeVisible();
      const emails = await emailsToOperator(page);
      const [email] = emails.filter((each) => each.subject === `[Octavo ${number}] ${subject}`);
      expect(email?.text).toContain('Two lines\n\nof a message');
      expect(email?.text).toContain('order-7');
    });
  }

  test('a user over the limit of messages keeps the text and is shown another way to write', async ({
    page,
  }) => {
    const words = informationWords('en').contact;
    const send = async () => {
      await page.goto(addressOf('/contact-us'));
      await page.getByLabel(words.name, { exact: true }).fill('Grace');
      await page.getByLabel(words.email).fill('grace@example.org');
      await page.getByLabel(words.subject).fill('Again');
      await page.getByLabel(words.text).fill('Again and again');
      await page.getByRole('button', { name: words.send }).click();
    };

    for (let times = 0; times < 5; times += 1) {
      await send();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
    }

    await send();
    await expect(page.getByRole('alert')).toContainText(failureText('en', 'too-frequent'));
    await expect(page.getByRole('alert')).toContainText(operator.email);
    await expect(page.getByLabel(words.text)).toHaveValue('Again and again');
  });
});

test('axe finds nothing serious on a refused and on a sent message', async ({ page }) => {
  const words = informationWords('fr').contact;
  await page.goto(addressOf('/fr/contact-us'));
  await page.getByLabel(words.subject).fill('Bonjour');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('alert')).toContainText(words.failed);
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByLabel(words.name, { exact: true }).fill('Grace');
  await page.getByLabel(words.email).fill('grace@example.org');
  await page.getByLabel(words.text).fill('Tout va bien ici.');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
  expect(await seriousProblems(page)).toEqual([]);
});

test('the contact form knows the address of a logged-in user', async ({ page }) => {
  const email = 'writer@example.org';
  const send = async (path: string, body: object) =>
    page.request.post(addressOf(`/api/v1${path}`), {
      data: body,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  await send('/session/link', { email, purpose: 'sign-up', name: 'Grace' });
  const answer = await page.request.get(addressOf('/api/v1/mailbox'));
  const { emails }: { emails: { to: string; text: string }[] } = await answer.json();
  const token = /token=([\w-]+)/.exec(emails.find(({ to }) => to === email)?.text ?? '')?.[1];
  await send('/session/link/use', { token });

  const words = informationWords('en').contact;
  await page.goto(addressOf('/contact-us'));
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue('Grace');
  await expect(page.getByLabel(words.email)).toHaveValue(email);
  await page.goto(addressOf('/money-back-policy'));
  await page.getByRole('link', { name: 'account page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(accountWords('en').heading);
});
