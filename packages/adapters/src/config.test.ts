import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryNotes } from '@octavo/testkit/payments/memory-notes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openProviders } from './payments/open-providers.ts';

const origin = { OCTAVO_ORIGIN: 'http://octavo.example' };
const stripe = { OCTAVO_STRIPE_KEY: 'sk_test_1', OCTAVO_STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const paypal = { OCTAVO_PAYPAL_CLIENT: 'c', OCTAVO_PAYPAL_SECRET: 's', OCTAVO_PAYPAL_WEBHOOK: 'W1' };
const clock = { now: () => new Date(0) };
const providersOf = async (variables: Record<string, string>) =>
  (await openProviders(readConfig(variables).payments, clock, memoryNotes())).map(({ id }) => id);

describe('the configuration of payments', () => {
  it('opens whoever is configured, Stripe first', async () => {
    expect(await providersOf({})).toEqual([]);
    expect(await providersOf({ ...origin, ...paypal })).toEqual(['paypal']);
    expect(await providersOf({ ...origin, ...paypal, ...stripe })).toEqual(['stripe', 'paypal']);
  });

  it('names everything that a provider lacks', () => {
    const half = { ...origin, OCTAVO_STRIPE_KEY: 'sk_test_1', OCTAVO_PAYPAL_SECRET: 's' };

    expect(() => readConfig(half)).toThrow(
      /OCTAVO_STRIPE_WEBHOOK_SECRET: .*\n.*OCTAVO_PAYPAL_CLIENT: .*\n.*OCTAVO_PAYPAL_WEBHOOK: /,
    );
    expect(() => readConfig(stripe)).toThrow(/OCTAVO_ORIGIN: where people come back to/);
  });

  it('takes an empty setting for none, and refuses an environment that PayPal does not have', async () => {
    expect(await providersOf({ OCTAVO_STRIPE_KEY: '', OCTAVO_STRIPE_WEBHOOK_SECRET: '' })).toEqual([]);
    expect(() => readConfig({ OCTAVO_PAYPAL_ENVIRONMENT: 'test' })).toThrow(/OCTAVO_PAYPAL_ENVIRONMENT/);
  });
});

describe('a setting in a file', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-settings-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('counts like one that is set, without the end of its line', async () => {
    const path = join(folder, 'key');
    await writeFile(path, 'sk_test_2\n');
    const config = readConfig({
      ...origin,
      OCTAVO_STRIPE_KEY_FILE: path,
      OCTAVO_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });

    expect(config.payments.stripe).toEqual({ key: 'sk_test_2', webhookSecret: 'whsec_1' });
  });

  it('cannot be missing, or set twice; what it says is not told', async () => {
    const path = join(folder, 'key');
    await writeFile(path, 'sk_test_2');

    expect(() => readConfig({ OCTAVO_KEY_FILE: join(folder, 'none') })).toThrow(/OCTAVO_KEY_FILE: the file/);
    expect(() => readConfig({ ...stripe, OCTAVO_STRIPE_KEY_FILE: path })).toThrow(
      /^cannot use the configuration\n {2}OCTAVO_STRIPE_KEY_FILE: OCTAVO_STRIPE_KEY is set, too$/,
    );
  });

  it('is read for settings of ours only', () => {
    expect(() => readConfig({ SOMEBODYS_FILE: join(folder, 'none') })).not.toThrow();
  });
});
