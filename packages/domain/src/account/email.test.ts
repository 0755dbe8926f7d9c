import { expect, it } from 'vitest';
import { emailKey, mailboxKey, maskEmail, readEmail } from './email.ts';

it('takes addresses as people write them, without the spaces around', () => {
  for (const email of ['ada@example.org', "o'neil+pdf@mail.example.co.uk", 'A_B-c@xn--bcher-kva.example']) {
    expect(readEmail(` ${email} `)).toBe(email);
  }

  expect(emailKey('Ada@Example.ORG')).toBe('ada@example.org');
});

it('refuses what is no address, or would say more to a mail server than an address', () => {
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

it('knows a mailbox again by another address of it', () => {
  expect(mailboxKey('Ada+pdf+2@Example.org')).toBe('ada@example.org');
  expect(mailboxKey('ada.l@example.org')).toBe('ada.l@example.org');
  expect(mailboxKey('+ada@example.org')).toBe('+ada@example.org');
});

it('shows of an address what its owner knows it by', () => {
  expect(maskEmail('ada.lovelace@example.org')).toBe('a…@example.org');
});
