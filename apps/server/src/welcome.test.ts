import { readConfig } from '@octavo/adapters/settings/config';
import { expect, it } from 'vitest';
import { welcome } from './welcome.ts';

const address = 'http://127.0.0.1:8080';
const linesOf = (variables: Readonly<Record<string, string>>) =>
  welcome(address, readConfig(variables)).trimEnd().split('\n');

it('a start without settings names the address, the demo user and the toolbox without accounts', () => {
  expect(linesOf({})).toEqual([
    'Octavo is running at http://127.0.0.1:8080',
    'Log in as a demo Pro user: http://127.0.0.1:8080/demo',
    'A personal toolbox without accounts: ./start --open-access',
  ]);
});

it.each([
  ['without accounts', { OCTAVO_ACCESS: 'open' }],
  [
    'with a mail server',
    {
      OCTAVO_ORIGIN: 'http://localhost:8080',
      OCTAVO_SMTP_URL: 'smtp://localhost',
      OCTAVO_MAIL_FROM: 'octavo@example.org',
    },
  ],
  ['without demo payments', { OCTAVO_SANDBOX_PAYMENTS: 'off' }],
])('a start %s names the address only', (_case, variables) => {
  expect(linesOf(variables)).toEqual(['Octavo is running at http://127.0.0.1:8080']);
});
