import { describe, expect, it } from 'vitest';
import { locales } from '../locales.ts';
import { accountEmails } from './account-emails.ts';
import { composeEmail } from './compose-email.ts';

const url = 'https://octavo.example/success-log-in?token=abc&x=1';

describe('an email', () => {
  it('has the same contents in plain text and HTML, with escaped values', () => {
    const name = '<b>Ada & "Co"</b>';
    const email = accountEmails.en.welcome({ name, url, trialEnds: '2026-01-04' });
    const { text, html } = composeEmail('en', email);

    expect(text).toContain(`Hello ${name},`);
    expect(text).toContain(`\n${url}\n`);
    expect(html).toContain('Hello &lt;b&gt;Ada &amp; &quot;Co&quot;&lt;/b&gt;,');
    expect(html).toContain('href="https://octavo.example/success-log-in?token=abc&amp;x=1"');
  });

  it('loads nothing when it is opened', () => {
    const { html } = composeEmail('en', accountEmails.en.link({ url, isNew: true }));
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/i);
  });

  it.each(locales)('is complete in %s', (locale) => {
    const emails = [
      accountEmails[locale].link({ url, isNew: false }),
      accountEmails[locale].link({ url, isNew: true }),
      accountEmails[locale].welcome({ name: null, url, trialEnds: null }),
      accountEmails[locale].erased(),
    ];
    const subjects = emails.map(({ subject }) => subject);

    expect(new Set(subjects).size).toBe(emails.length);
    emails.forEach((email) => expect(composeEmail(locale, email).text).not.toMatch(/undefined|null|\{/));
  });

  it('states the lifetime of a link from the enforced limit', () => {
    expect(accountEmails.en.link({ url, isNew: false }).notes[0]).toBe('The link works for 15 minutes.');
    expect(accountEmails.fr.link({ url, isNew: false }).notes[0]).toBe(
      'Le lien est valable 15\u00a0minutes.',
    );
  });
});
