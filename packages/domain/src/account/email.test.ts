import { expect, it } from 'vitest';
import { emailKey, mailboxKey, maskEmail, readEmail } from './email.ts';

it('accepts valid addresses without surrounding spaces', () => {
  for (const email of ['ada@example.org', "o'neil+pdf@mail.example.co.uk", 'A_B-c@xn--bcher-kva.example']) {
    expect(readEmail(` ${email} `)).toBe(email);
  }

  expect(emailKey('Ada@Example.ORG')).toBe('ada@example.org');
});

it('refuses invalid addresses and those with more than an address for a mail server', () => {
  const refused = [
    '',
    'ada',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada@example..org',
    'ada@-example.org',
    'ada@127.0.0.1',
    'a.@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'Ada <ada@example.org>',
    '"ada b"@example.org',
    // The Kelvin sign becomes an ordinary k.
    'mi\u212ae@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a.'.repeat(130)}org`,
  ];

  expect(refused.filter((email) => readEmail(email) !== null)).toEqual([]);
});

it('recognises aliases of the same mailbox', () => {
  expect(mailboxKey('Ada+pdf+2@Example.org')).toBe('ada@example.org');
  expect(mailboxKey('ada.l@example.org')).toBe('ada.l@example.org');
  expect(mailboxKey('+ada@example.org')).toBe('+ada@example.org');
});

it('masks an address so that its owner recognises it', () => {
  expect(maskEmail('ada.lovelace@example.org')).toBe('a…@example.org');
});
