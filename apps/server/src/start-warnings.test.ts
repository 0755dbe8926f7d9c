import { readConfig } from '@octavo/adapters/settings/config';
import { expect, it } from 'vitest';
import { startWarnings } from './start-warnings.ts';

const operator = {
  OCTAVO_OPERATOR_NAME: 'Ada',
  OCTAVO_OPERATOR_ADDRESS: '1 Main Street;Dublin',
  OCTAVO_OPERATOR_EMAIL: 'ada@example.org',
};
const warningsWith = (variables: NodeJS.ProcessEnv) => startWarnings(readConfig(variables));

it('warns that the mailbox opens every account', () => {
  expect(warningsWith({})).toEqual([
    expect.stringMatching(/shown at \/mailbox, so anyone on this machine can sign in/),
  ]);
});

it('mentions no accounts with open access, where there are none', () => {
  expect(warningsWith({ OCTAVO_ACCESS: 'open' })).toEqual([]);
});

it('still tells an operator with open access that contact messages are not mailed', () => {
  expect(warningsWith({ OCTAVO_ACCESS: 'open', ...operator })).toEqual([
    expect.stringContaining('contact messages are not mailed'),
  ]);
});
