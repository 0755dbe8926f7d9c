import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as limits from '@octavo/contract/limits';
import type { SiteView } from '@octavo/contract/site';
import { type Locale, locales } from '@octavo/i18n/locales';
import { describe, expect, it } from 'vitest';
import type { SiteFacts } from './facts.server.ts';
import { informationPages } from './information.ts';
import { writePage } from './write-page.server.ts';

const folder = join(import.meta.dirname, 'texts');
const names = informationPages.map(({ name }) => name);
const sourceOf = (name: string, locale: Locale) => readFileSync(join(folder, `${name}.${locale}.md`), 'utf8');

const site: SiteView = {
  operator: null,
  isForOperator: false,
  mailsMessages: true,
  showsMailTo: null,
  access: 'subscription',
  taskBytes: limits.taskBytes,
  addressTasksPerDay: limits.addressTasksPerDay,
  analytics: null,
  modelHost: null,
  google: true,
  payments: ['stripe', 'paypal'],
};
const whole: SiteFacts = { site, planTrialDays: 3, isEncrypted: true };
const bare: SiteFacts = {
  site: { ...site, mailsMessages: false, google: false, payments: [] },
  planTrialDays: 0,
  isEncrypted: false,
};
const open: SiteFacts = {
  ...bare,
  site: { ...bare.site, access: 'open', google: true, payments: ['stripe'] },
};
const played: SiteFacts = { ...whole, site: { ...site, payments: ['sandbox'] } };

/** Visible text of the rendered page. */
function read(name: string, locale: Locale, facts = whole): string {
  return writePage(sourceOf(name, locale), locale, facts)
    .html.replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');
}

describe.each(locales)('pages of information in %s', (locale) => {
  it.each(names)('%s is complete in every configuration of the site', (name) => {
    for (const facts of [whole, bare, open, played]) {
      const page = writePage(sourceOf(name, locale), locale, facts);

      expect(page.html).not.toMatch(/<!--|\{|undefined|NaN|href="page:/);
      expect(page.html).not.toMatch(/<p>\s*<\/p>|<li>\s*<\/li>|\| ---/);
      expect(new Set(page.headings.map(({ id }) => id)).size).toBe(page.headings.length);
    }
  });

  it('say who can read the emails of a site without a mail server', () => {
    const mailServer = /mail server that carries|serveur de messagerie qui achemine/;
    const to = (showsMailTo: SiteView['showsMailTo']) =>
      read('privacy-policy', locale, { ...whole, site: { ...site, showsMailTo } });

    expect(to(null)).toMatch(mailServer);
    expect(to(null)).not.toMatch(/sends no emails|n’envoie pas d’e-mails/);
    expect(to('machine')).not.toMatch(mailServer);
    expect(to('machine')).toMatch(/uses the machine it runs on|utilise la machine où il tourne/);
    expect(to('everybody')).toMatch(/everybody who finds it|quiconque la trouve/);
  });

  it('name the script that counts visits, if one is set', () => {
    const counted = { ...whole, site: { ...site, analytics: 'count.example' } };
    const promise = /no page loads anything|aucune page ne charge/;

    expect(read('privacy-policy', locale)).toMatch(promise);
    expect(read('privacy-policy', locale, counted)).not.toMatch(promise);
    expect(read('privacy-policy', locale, counted)).toContain('count.example');
  });

  it('name the host of the model, if questions are sent to one', () => {
    const asked = { ...whole, site: { ...site, modelHost: 'model.example' } };
    const promise = /do not share them|ne les remettons à personne/;

    expect(read('privacy-policy', locale)).toMatch(promise);
    expect(read('privacy-policy', locale)).not.toMatch(/language model|modèle de langage/);
    expect(read('privacy-policy', locale, asked)).not.toMatch(promise);
    expect(read('privacy-policy', locale, asked).match(/model\.example/g)).toHaveLength(2);
  });

  it('claim no certificate or standard that is not held', () => {
    for (const name of names) {
      expect(read(name, locale)).not.toMatch(/ISO|27001|SOC 2/);
    }
  });

  it('link to account pages only when accounts are enabled', () => {
    for (const name of ['service', 'privacy-policy']) {
      const { html } = writePage(sourceOf(name, locale), locale, open);

      expect(html).not.toMatch(/href="[^"]*\/(pricing|log-in|subscription-terms|money-back-policy)/);
    }
  });
});

it('has no other texts, and the same date of change in every language', () => {
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(names.flatMap((name) => locales.map((locale) => `${name}.${locale}.md`)).toSorted());

  for (const name of names) {
    const [first, ...others] = locales.map((locale) => writePage(sourceOf(name, locale), locale, whole));
    others.forEach((other) => {
      expect(other.changed).toBe(first?.changed);
      expect(other.headings).toHaveLength(first?.headings.length ?? 0);
    });
  }
});

it('keeps punctuation and words together in French', () => {
  for (const name of names) {
    const source = sourceOf(name, 'fr').replace(/<!-- .*? -->/g, '');
    expect(source.replace(/^(\w+): /gm, ''), name).not.toMatch(/ [:;?!»]|« |'/);
  }
});

describe('facts', () => {
  it('come from the constants that are enforced', () => {
    const privacy = read('privacy-policy', 'en');
    const plans = read('subscription-terms', 'en');
    const money = read('money-back-policy', 'en');

    expect(limits.retainSeconds).toBe(3600);
    expect(privacy).toContain('Your files are kept for one hour.');
    expect(privacy).toContain('30 days from the last use');
    expect(privacy).toContain('for 365 days at most');
    expect(read('service', 'en')).toContain('20 files of 100 MB together');
    expect(read('service', 'en')).toContain('5 tasks a day with up to 20 MB each');
    expect(plans).toContain('a trial of 3 days');
    expect(plans).toContain('at least 24 hours before the trial ends');
    expect(plans).toContain('You keep the plan for 7 days');
    expect(money).toContain('Something does not work: 30 days');
    expect(money).toContain('In the European Union: 14 days, no reason needed');
    expect(money).toContain('within 14 days of telling us');
    expect(read('money-back-policy', 'fr')).toContain('Dans les 30 jours qui suivent un paiement');
  });

  it('state the task size that the site is configured with', () => {
    const small = { ...whole, site: { ...site, taskBytes: 10 * limits.mebibyte } };
    expect(read('service', 'en', small)).toContain('20 files of 10 MB together');
    expect(read('service', 'en', small)).toContain('with up to 10 MB each');
  });

  it('name only the configured services', () => {
    expect(read('privacy-policy', 'en')).toMatch(/Stripe.*PayPal/s);
    expect(read('privacy-policy', 'en', bare)).not.toMatch(/Stripe|PayPal|Google/);
    expect(read('privacy-policy', 'en', open)).not.toMatch(/Stripe|PayPal|Google|user-token|trial/);
    expect(read('subscription-terms', 'en', bare)).not.toContain('trial of a plan');
    expect(read('subscription-terms', 'en', played)).toContain('You are not charged, whatever');
    expect(read('privacy-policy', 'fr', whole)).toContain('TLS');
    expect(read('privacy-policy', 'fr', bare)).not.toContain('TLS');
  });
});

it('refuses a text with a dead link or an unknown placeholder', () => {
  const write = (markdown: string) =>
    writePage(
      `---\ntitle: A\nseoTitle: A\ndescription: ${'d'.repeat(60)}\nchanged: 2026-11-22\n---\n${markdown}`,
      'en',
      whole,
    );

  expect(() => write('[x](page:no-such-page)')).toThrow('page:no-such-page');
  expect(() => write('kept for {ever}')).toThrow('{ever}');
  expect(write('[x](page:account)').html).toContain('href="/log-in?next=%2Faccount"');
});
