import { formTokenField } from '@octavo/contract/form-token';
import { fill } from '@octavo/i18n/placeholders';
import { expect, type Locator, type Page } from '@playwright/test';
import { emailsTo, menuOf, pay, signUp, useSalesProduct, wordsIn } from './people.ts';
import { administer } from './product.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

const running = useSalesProduct();

const words = wordsIn('en');

test('a plan is cancelled in two clicks, after an explanation, and resumed', async ({ page }) => {
  await signUp(page, 'clara@example.org', '/pricing');
  await pay(page, 'QUARTERLY', 'succeeds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome);

  await page.goto(addressOf('/account'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pro');
  await expect(page.getByText(words.account.plan.periods.QUARTERLY)).toBeVisible();
  await page.getByText(words.account.plan.cancel).click();
  await expect(page.getByText('You will not be charged again.')).toBeVisible();
  await page.getByRole('button', { name: words.account.plan.cancelNow }).click();
  await expect(page.getByRole('status').filter({ hasText: words.account.done.cancelled })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pro');

  await page.getByRole('button', { name: words.account.plan.resume }).click();
  await expect(page.getByText(words.account.done.resumed)).toBeVisible();
  await expect(page.getByText(words.account.plan.cancel)).toBeVisible();
});

test('a plan is changed in two clicks for the announced amount, and its card is replaced', async ({
  page,
}) => {
  const { plan, done } = words.account;
  await subscribe(page, 'paula@example.org');
  await page.goto(addressOf('/account'));
  await page.getByText(plan.change, { exact: true }).click();
  const yearly = offerOf(page, 'Yearly, $59.99');
  const [, due = ''] = /^(\$\d+\.\d\d) today, then \$59\.99 on/.exec(await figuresOf(yearly)) ?? [];
  expect(due).toMatch(/^\$40\.0\d$/);
  expect(await figuresOf(offerOf(page, 'Monthly'))).toMatch(/^Nothing today; starts on .+ at \$8\.99\.$/);
  await expect(page.getByRole('row')).toHaveCount(2);

  await yearly.locator('summary').click();
  await expect(yearly.getByText(`You are charged ${due} now`)).toBeVisible();
  await yearly.getByRole('button', { name: `Yes, change and pay ${due} now` }).click();
  await expect(page.getByText(done.changed)).toBeVisible();
  await expect(page.getByText(plan.periods.YEAR)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: due })).toHaveCount(1);

  await page.getByText(plan.change, { exact: true }).click();
  const monthly = offerOf(page, 'Monthly');
  await monthly.locator('summary').click();
  await monthly.getByRole('button', { name: /^Yes, change on/ }).click();
  await expect(page.getByText(done.changed)).toBeVisible();
  await expect(page.getByText(/^Every year, paid until [\w ,]+ \d+$/)).toBeVisible();
  await expect(page.getByText(/^Every month, from [\w ,]+ \d+: \$8\.99$/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);

  await page.getByRole('button', { name: plan.card }).click();
  await page.waitForURL(/\/sandbox\/card\//);
  await page.getByRole('radio', { name: words.sandbox.cards['fails-later'] }).check();
  await page.getByRole('button', { name: words.sandbox.save }).click();
  await expect(page.getByText(done.card)).toBeVisible();
  await page.getByRole('button', { name: plan.card }).click();
  await expect(page.getByRole('radio', { name: words.sandbox.cards['fails-later'] })).toBeChecked();
});

test('a declined card leaves the plan unchanged, and the form says so', async ({ page }) => {
  await signUp(page, 'nora@example.org', '/pricing');
  await pay(page, 'QUARTERLY', 'fails-later');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome);
  await page.goto(addressOf('/account'));
  await page.getByText(words.account.plan.change, { exact: true }).click();
  await offerOf(page, 'Yearly, $59.99').locator('summary').click();
  const agree = page.getByRole('button', { name: /^Yes, change and pay/ });
  await agree.click();

  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was charged' });
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  await expect(agree).toBeVisible();
  await page.goto(addressOf('/account'));
  await expect(page.getByText(words.account.plan.periods.QUARTERLY)).toBeVisible();
});

test('a change is refused when its amount is outdated, and the form says so', async ({ page }) => {
  const { plan } = words.account;
  await subscribe(page, 'quirin@example.org');
  await page.goto(addressOf('/account'));
  await page.getByText(plan.change, { exact: true }).click();
  const yearly = offerOf(page, 'Yearly, $59.99');
  await yearly.locator('summary').click();
  // Backdates the quote, as if the page had been open for longer than quotes are valid.
  await yearly.locator('input[name="at"]').evaluate((field) => {
    field.setAttribute('value', new Date(Date.now() - 3600 * 1000).toISOString());
  });
  await yearly.getByRole('button', { name: /^Yes, change and pay/ }).click();

  const alert = page.getByRole('alert').filter({ hasText: 'The price of this change has been updated.' });
  await expect(alert).toBeFocused();
  await expect(yearly.getByRole('button', { name: /^Yes, change and pay/ })).toBeVisible();
  await page.goto(addressOf('/account'));
  await expect(page.getByText(plan.periods.QUARTERLY)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const) {
  test(`axe finds nothing serious in the forms for plan changes and refunds (${locale}, ${colorScheme})`, async ({
    page,
  }) => {
    const { account, welcome } = wordsIn(locale);
    const path = locale === 'en' ? '' : `/${locale}`;
    await page.emulateMedia({ colorScheme });
    await signUp(page, `renee-${locale}@example.org`, `${path}/pricing`, locale);
    await pay(page, 'QUARTERLY', 'succeeds', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    await page.goto(`${addressOf(`${path}/account`)}?change`);
    // Opens all sections at once.
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) {
        details.setAttribute('open', '');
      }
    });

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await seriousProblems(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    }

    await expect(page.getByRole('button', { name: account.payments.send })).toBeVisible();
    await expect(page.getByRole('button', { name: account.plan.cancelNow })).toBeVisible();
  });
}

test('a plan given by the operator is called a gift, with only the actions that apply', async ({ page }) => {
  const email = 'gustav@example.org';
  await signUp(page, email, '/account');
  administer(running(), 'grant', email, 'pro-year', '30');
  await page.reload();
  await expect(page.getByText(/^You have complimentary Pro access until/)).toBeVisible();
  await expect(page.getByText(words.account.plan.change, { exact: true })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: words.account.plan.see }).click();
  await expect(page.getByText(/^You have complimentary Pro access until/)).toBeVisible();
  await pay(page, 'QUARTERLY', 'succeeds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome);

  // The pricing page shows the price of the user's plan and what the other plans offer.
  await page.goto(addressOf('/pricing'));
  await expect(page.getByText('Your plan is Octavo Pro, quarterly.')).toBeVisible();
  await expect(page.getByText('$59.99 every year')).toBeVisible();
  await expect(page.locator('button[name=plan]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: words.pricing.manage })).toBeVisible();
});

test('an ended gift is not listed as a payment method', async ({ page }) => {
  const email = 'gerda@example.org';
  const { plan } = words.account;
  await signUp(page, email, '/account');
  administer(running(), 'grant', email, 'pro-year', '30');
  administer(running(), 'end', email);
  await page.reload();
  await expect(page.getByText(plan.endedOn)).toBeVisible();
  await expect(page.getByText(plan.gift)).toBeVisible();
  await expect(page.getByText(plan.provider, { exact: true })).toHaveCount(0);
});

test('nothing is sold to a user who was given Pro for life', async ({ page }) => {
  const email = 'greta@example.org';
  await signUp(page, email, '/account');
  administer(running(), 'grant', email, 'pro-lifetime');
  await page.reload();
  await expect(page.getByText(fill(words.account.plan.state.giftForGood, { product: 'Pro' }))).toBeVisible();
  await page.goto(addressOf('/pricing'));
  await expect(page.getByText(fill(words.pricing.owned.forGood, { product: 'Pro' }))).toBeVisible();
  await expect(page.locator('button[name=plan]')).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
});

test.describe('without script', () => {
  test('a plan is changed in its trial without a charge today, and the end of the trial is stated', async ({
    page,
    browser,
  }) => {
    await signUp(page, 'lea@example.org', '/fr/pricing');
    await pay(page, 'YEAR', 'succeeds', 'fr');
    const { plan, done } = wordsIn('fr').account;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('fr').welcome);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const bare = await context.newPage();
    await bare.goto(addressOf('/fr/account'));
    await expect(bare.getByText(plan.freeUntil)).toBeVisible();
    await bare.getByText(plan.change, { exact: true }).click();
    const monthly = offerOf(bare, 'Au mois');
    expect(await figuresOf(monthly)).toMatch(
      /^Rien aujourd’hui\u202f; votre essai continue jusqu’au .+, puis/,
    );
    await monthly.locator('summary').click();
    await monthly.getByRole('button', { name: /^Oui, changer le/ }).click();
    await expect(bare.getByText(done.changed)).toBeVisible();
    await expect(bare.getByText(plan.periods.MONTH)).toBeVisible();
    await context.close();
  });
});

test('a refund is requested, decided by an operator and confirmed by email', async ({ page }) => {
  // Emails about payments are sent once a minute.
  test.setTimeout(180_000);
  const { payments, done, plan } = words.account;
  const email = 'rosa@example.org';
  await subscribe(page, email);
  await page.goto(addressOf('/account'));
  await page.getByText(plan.change, { exact: true }).click();
  const yearly = offerOf(page, 'Yearly, $59.99');
  // Within the first second, nothing of the quarter has been used up.
  const [, due = ''] = /^\$(40\.0[01]) today/.exec(await figuresOf(yearly)) ?? [];
  const total = (Number(due) + 19.99).toFixed(2);
  await yearly.locator('summary').click();
  await page.getByRole('button', { name: `Yes, change and pay $${due} now` }).click();
  await expect(page.getByText(done.changed)).toBeVisible();

  // The payment credited towards the year is refunded as well, and the page announces it.
  await page.getByText(payments.ask).click();
  await expect(page.getByText('Plan: Octavo Pro, yearly.')).toContainText(
    fill(payments.whatEnds, { product: 'Pro' }),
  );
  await expect(
    page.getByText(
      new RegExp(
        `You are requesting a refund of \\$${total} in total: \\$${due} paid on .+ \\$19\\.99 paid on`,
      ),
    ),
  ).toHaveCount(2);
  await page.getByRole('radio', { name: /withdrawal/ }).check();
  await page.getByLabel(payments.text).fill('I have another tool already.');
  await page.getByRole('button', { name: payments.send }).click();
  await expect(page.getByText(done.asked)).toContainText(`It covers $${total}`);
  await expect(page.getByRole('row').filter({ hasText: '$19.99' })).toContainText(
    payments.refundStates.asked,
  );
  await expect(page.getByText(payments.ask)).toBeHidden();
  await page.getByText(plan.change, { exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('pending refund request');

  const waiting = administer(running(), 'refunds');
  expect(waiting).toContain('withdrawal');
  administer(running(), 'refund', /^refund +(\S+)/.exec(waiting)?.[1] ?? '', 'grant');
  await page.goto(addressOf('/account'));
  await expect(page.getByRole('row').filter({ hasText: '$19.99' })).toContainText(payments.refundStates.done);
  await expect(page.getByRole('row').filter({ hasText: `$${due}` })).toContainText(
    payments.refundStates.done,
  );
  await expect(menuOf(page)).toContainText('Free');
  await expect
    .poll(async () => (await emailsTo(page, email)).map(({ subject }) => subject).join(), {
      timeout: 150_000,
    })
    .toContain(`Refund: $${total}`);
});

test('the page of plans, rendered once, has the form token of each visitor', async ({ request }) => {
  const tokens = [];

  for (const device of ['1', '2', '1']) {
    const headers = { cookie: `uuid=${device.repeat(32)}` };
    const text = await (await request.get(addressOf('/pricing'), { headers })).text();
    tokens.push(new RegExp(`name="${formTokenField}" value="([^"]+)"`).exec(text)?.[1]);
  }

  const [one, other, again] = tokens;
  expect(one).toBeTruthy();
  expect(other).toBeTruthy();
  expect(other).not.toBe(one);
  expect(again).toBe(one);
});

async function subscribe(page: Page, email: string): Promise<void> {
  await signUp(page, email, '/pricing');
  await pay(page, 'QUARTERLY', 'succeeds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome);
}

/** Offer of another plan. */
function offerOf(page: Page, title: string): Locator {
  return page.locator('details').filter({ hasText: title });
}

function figuresOf(offer: Locator): Promise<string> {
  return offer.locator('summary > span').last().innerText();
}
