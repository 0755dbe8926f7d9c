import { taskBytes } from '@octavo/contract/limits';
import type { SessionView } from '@octavo/contract/session';
import { locales } from '@octavo/i18n/locales';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { askContext, sessionContext } from '../../server-context.ts';
import { addressIn } from '../../shell/address.ts';
import { securitySections } from '../security/keeping.server.ts';
import { homeStory } from './story.server.ts';

const visitor: SessionView = {
  access: 'subscription',
  accountStatus: 'visitor',
  person: null,
  hasPro: false,
  hasAssistantPlan: false,
  mayDownload: false,
  trialEndsAt: null,
  taskBytes,
  wholeTaskBytes: taskBytes,
  freeTasks: null,
  version: '',
  google: false,
  mailbox: null,
};

/** Billing cycle with amounts that occur nowhere else. */
function cycle(currency_code: string, value: string, interval_unit: string) {
  return {
    tenure_type: 'REGULAR',
    frequency: { interval_unit, interval_count: 1 },
    pricing_scheme: { fixed_price: { value, currency_code } },
  };
}

const plans = {
  currencies: ['USD', 'EUR'],
  paymentTypes: [],
  trialUsed: false,
  products: ['USD', 'EUR'].flatMap((currency) => [
    {
      businessType: 'pro',
      name: '',
      id: `${currency} y`,
      billing_cycles: [cycle(currency, '77.70', 'YEAR')],
    },
    {
      businessType: 'pro',
      name: '',
      id: `${currency} m`,
      billing_cycles: [cycle(currency, '7.77', 'MONTH')],
    },
  ]),
};

function result(locale: (typeof locales)[number], changes: Partial<SessionView> = {}) {
  const context = new RouterContextProvider();
  context.set(sessionContext, { ...visitor, ...changes });
  context.set(askContext, async () => Response.json(plans));
  const request = new Request(`http://octavo.test${addressIn(locale, '/')}`);

  // The loader reads no other arguments.
  return homeStory({ request, context, params: {} } as unknown as LoaderFunctionArgs);
}

describe.each(locales)('the start page in %s', (locale) => {
  it.each(['subscription', 'open'] as const)(
    'links every claim to the page that explains it, access %s',
    async (access) => {
      const { trust } = await result(locale, { access });
      const sections = securitySections(locale, access !== 'open').map(({ id }) => `/security#${id}`);
      const pages = access === 'open' ? ['/developers'] : ['/developers', '/pricing'];

      expect(trust.claims.map(({ to }) => to).filter((to) => ![...sections, ...pages].includes(to))).toEqual(
        [],
      );
      expect(new Set(trust.claims.map(({ to }) => to)).size).toBe(trust.claims.length);
    },
  );

  it('fills in every number', async () => {
    expect(JSON.stringify(await result(locale))).not.toMatch(/\{\w+\}/);
    expect(JSON.stringify(securitySections(locale, true))).not.toMatch(/\{\w+\}/);
  });

  it('mentions accounts and prices only when they are enabled', async () => {
    const { prices, questions } = await result(locale, { access: 'open', hasPro: true });
    const sections = securitySections(locale, false).map(({ id }) => id);

    expect(prices).toHaveProperty('line');
    expect(questions.answers).toHaveLength((await result(locale)).questions.answers.length - 1);
    expect(sections).not.toContain('accounts');
    expect((await result(locale, { hasPro: true })).prices).toBeNull();
  });
});

it('takes its prices from the plans, lowest first', async () => {
  expect((await result('en')).prices).toHaveProperty('cells.2', {
    title: 'Pro',
    before: 'from',
    // A twelfth of the year.
    amount: '$6.48',
    behind: 'per month',
    text: '$7.77 per month or $77.70 per year. Downloads included.',
  });
  expect((await result('fr')).prices).toHaveProperty(
    'cells.2.text',
    expect.stringMatching(/^7,77\s€ par mois ou 77,70\s€ par an\./),
  );
});
