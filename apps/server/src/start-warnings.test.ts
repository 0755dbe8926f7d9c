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

it('warns of a model on another machine without TLS', () => {
  const at = (address: string) =>
    warningsWith({
      OCTAVO_ACCESS: 'open',
      OCTAVO_AI: 'openai-compatible',
      OCTAVO_AI_URL: address,
      OCTAVO_AI_MODEL: 'any',
    });

  expect(at('http://gpu.internal:8000/v1')).toEqual([expect.stringContaining('OCTAVO_AI_URL is not https')]);
  expect(at('https://gpu.internal/v1')).toEqual([]);
  expect(at('http://localhost:11434/v1')).toEqual([]);
  expect(at('http://[::1]:11434/v1')).toEqual([]);
});
