import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryNotes } from '@octavo/testkit/payments/memory-notes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../platform/open-providers.ts';
import { readConfig, unknownSettings } from './config.ts';
import { testProviders } from './payment-settings.ts';

/** Settings for payments alone, without the others that a public site needs. */
const trial = { OCTAVO_MODE: 'development' };
const origin = { ...trial, OCTAVO_ORIGIN: 'http://octavo.example' };
const stripe = { OCTAVO_STRIPE_KEY: 'sk_test_1', OCTAVO_STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const live = { ...stripe, OCTAVO_STRIPE_KEY: 'sk_live_1' };
const paypal = { OCTAVO_PAYPAL_CLIENT: 'c', OCTAVO_PAYPAL_SECRET: 's', OCTAVO_PAYPAL_WEBHOOK: 'W1' };
const mail = { OCTAVO_SMTP_URL: 'smtp://localhost:25', OCTAVO_MAIL_FROM: 'Octavo <octavo@example.org>' };
const site = { OCTAVO_ORIGIN: 'https://octavo.example' };
const google = { OCTAVO_GOOGLE_CLIENT_ID: 'id', OCTAVO_GOOGLE_CLIENT_SECRET: 'secret' };
const clock = { now: () => new Date(0) };
const providersOf = async (variables: Record<string, string>) =>
  (await openProviders(readConfig(variables).payments, clock, memoryNotes())).map(({ id }) => id);

describe('the configuration of payments', () => {
  it('enables every configured provider, Stripe first', async () => {
    expect(await providersOf({})).toEqual([]);
    expect(await providersOf({ ...origin, ...paypal })).toEqual(['paypal']);
    expect(await providersOf({ ...origin, ...paypal, ...stripe })).toEqual(['stripe', 'paypal']);
  });

  it('lists every missing setting of a provider', () => {
    const half = { ...origin, OCTAVO_STRIPE_KEY: 'sk_test_1', OCTAVO_PAYPAL_SECRET: 's' };

    expect(() => readConfig(half)).toThrow(
      /OCTAVO_STRIPE_WEBHOOK_SECRET: .*\n.*OCTAVO_PAYPAL_CLIENT: .*\n.*OCTAVO_PAYPAL_WEBHOOK: /,
    );
    expect(() => readConfig({ ...trial, ...stripe })).toThrow(/OCTAVO_ORIGIN: needed as the address to/);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a publishable key', { ...stripe, OCTAVO_STRIPE_KEY: 'pk_live_1' }, /OCTAVO_STRIPE_KEY: .*sk_/],
    [
      'a webhook id',
      { ...stripe, OCTAVO_STRIPE_WEBHOOK_SECRET: 'we_1' },
      /OCTAVO_STRIPE_WEBHOOK_SECRET: .*whsec_/,
    ],
    [
      'a webhook URL',
      { ...paypal, OCTAVO_PAYPAL_WEBHOOK: 'https://octavo.example/api/v1/webhooks/paypal' },
      /OCTAVO_PAYPAL_WEBHOOK: .*not its address/,
    ],
  ])('refuses %s in place of another value', (_what, variables, message) => {
    expect(() => readConfig({ ...origin, ...variables })).toThrow(message);
  });

  it('treats an empty setting as unset, and refuses an unknown PayPal environment', async () => {
    expect(await providersOf({ OCTAVO_STRIPE_KEY: '', OCTAVO_STRIPE_WEBHOOK_SECRET: '' })).toEqual([]);
    expect(() => readConfig({ OCTAVO_PAYPAL_ENVIRONMENT: 'test' })).toThrow(/OCTAVO_PAYPAL_ENVIRONMENT/);
  });

  it('refuses demo payments in production, except for a trial run', () => {
    const sold = { ...site, ...mail };
    const tests = { ...paypal, OCTAVO_PAYPAL_ENVIRONMENT: 'sandbox' };
    const played = { OCTAVO_SANDBOX_PAYMENTS: 'on' };

    expect(() => readConfig({ ...sold, ...live, ...played })).toThrow(/OCTAVO_SANDBOX_PAYMENTS=on: /);
    expect(() => readConfig({ ...sold, ...live, ...tests, ...played })).toThrow(
      /OCTAVO_SANDBOX_PAYMENTS=on: /,
    );
    expect(() => readConfig({ ...sold, ...stripe })).toThrow(/Stripe: .*OCTAVO_SANDBOX_PAYMENTS=on/);
    expect(() => readConfig({ ...sold, ...stripe, OCTAVO_STRIPE_KEY: 'rk_test_1' })).toThrow(/Stripe: /);
    expect(() => readConfig({ ...sold, ...tests })).toThrow(/PayPal: /);

    expect(testProviders(readConfig({ ...sold, ...stripe, ...tests, ...played }).payments)).toEqual([
      'Stripe',
      'PayPal',
    ]);
    expect(testProviders(readConfig({ ...sold, ...live, ...paypal }).payments)).toEqual([]);
  });
});

describe('the configuration of sign-in', () => {
  it('requires nothing in development', () => {
    expect(readConfig({})).toMatchObject({ mode: 'development', mail: null, google: null });
  });

  it('assumes production for a public site, unless development is set', () => {
    const open = { OCTAVO_ACCESS: 'open' };

    expect(readConfig({ ...open, ...site }).mode).toBe('production');
    expect(readConfig({ ...open, NODE_ENV: 'production' }).mode).toBe('production');
    expect(readConfig({ ...site, OCTAVO_MODE: 'development' })).toMatchObject({
      mode: 'development',
      developsInPublic: true,
    });
  });

  it.each<[string, Record<string, string>]>([
    ['the host accepts remote clients', { OCTAVO_HOST: '0.0.0.0' }],
    ['a proxy forwards remote clients', { OCTAVO_BEHIND_PROXY: 'true' }],
    ['a payment provider is configured', { OCTAVO_ORIGIN: 'http://octavo.example', ...live }],
  ])('assumes production, too, when the server is reachable: %s', (_why, variables) => {
    expect(readConfig({ ...variables, OCTAVO_ACCESS: 'open' })).toMatchObject({
      mode: 'production',
      developsInPublic: false,
    });
    expect(() => readConfig(variables)).toThrow(
      /OCTAVO_SMTP_URL: .*OCTAVO_ACCESS=open.*OCTAVO_MODE=development/,
    );
    expect(readConfig({ ...variables, ...trial }).mode).toBe('development');
  });

  it('assumes development for a loopback host in any notation', () => {
    for (const host of ['127.0.0.1', '127.0.1.1', '::1', 'localhost']) {
      expect(readConfig({ OCTAVO_HOST: host })).toMatchObject({
        mode: 'development',
        developsInPublic: false,
      });
    }
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['there is no mail server', site, /OCTAVO_SMTP_URL/],
    ['mail has no sender', { ...site, OCTAVO_SMTP_URL: 'smtp://localhost' }, /OCTAVO_MAIL_FROM/],
    ['links in emails have no origin', mail, /OCTAVO_ORIGIN/],
    ['the Google client secret is missing', { OCTAVO_GOOGLE_CLIENT_ID: 'id' }, /OCTAVO_GOOGLE_CLIENT_SECRET/],
    [
      'OCTAVO_SMTP_URL is not an SMTP URL',
      { ...site, ...mail, OCTAVO_SMTP_URL: 'http://localhost' },
      /SMTP_URL/,
    ],
    ['the issuer uses plain HTTP', { OCTAVO_GOOGLE_ISSUER: 'http://issuer.example' }, /https/],
  ])('is refused when %s', (_why, variables, message) => {
    expect(() => readConfig(variables)).toThrow(message);
  });

  it.each([
    'octavo.example',
    'localhost:8080',
    'ftp://octavo.example',
    'https://octavo.example/app',
    'https://octavo.example/?page',
    'https://reader@octavo.example',
  ])('refuses an origin that browsers would write differently: %s', (address) => {
    expect(() => readConfig({ ...trial, OCTAVO_ORIGIN: address })).toThrow(/OCTAVO_ORIGIN: must be/);
  });

  it('writes the origin as browsers do', () => {
    expect(readConfig({ ...trial, OCTAVO_ORIGIN: 'https://Octavo.example:443/' }).origin).toBe(
      'https://octavo.example',
    );
  });

  it('refuses a key of another length', () => {
    expect(() => readConfig({ OCTAVO_KEY: 'c2hvcnQ=' })).toThrow(/OCTAVO_KEY: must be 32 bytes/);
  });

  it('contains every setting that sign-in needs', () => {
    const config = readConfig({ ...site, ...mail, ...google });

    expect(config).toMatchObject({
      mail: { smtpUrl: 'smtp://localhost:25', from: 'Octavo <octavo@example.org>' },
      google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
    });
  });
});

describe('the time-stamp authority', () => {
  it('is optional, and a web address', () => {
    const address = 'http://ada:lovelace@time.internal:8318/tsr';

    expect(readConfig({}).timeStampAuthority).toBeNull();
    expect(readConfig({ OCTAVO_TSA: address }).timeStampAuthority).toBe(address);
    expect(() => readConfig({ OCTAVO_TSA: 'time.example.org' })).toThrow('OCTAVO_TSA: must be an address');
  });
});

describe('the model that answers questions', () => {
  const local = {
    OCTAVO_AI: 'openai-compatible',
    OCTAVO_AI_URL: 'http://localhost:11434/v1/',
    OCTAVO_AI_MODEL: 'qwen3:8b',
  };
  const hosted = { OCTAVO_AI: 'anthropic', OCTAVO_AI_KEY: 'sk-1', OCTAVO_AI_MODEL: 'claude' };

  it('is optional; a local one needs no key, a hosted one no address', () => {
    expect(readConfig({}).ai).toBeNull();
    expect(readConfig(local).ai).toEqual({
      protocol: 'openai-compatible',
      url: 'http://localhost:11434/v1',
      key: null,
      model: 'qwen3:8b',
      embeddingModel: null,
      contextTokens: 8192,
    });
    expect(readConfig({ ...hosted, OCTAVO_AI_CONTEXT: '100000' }).ai).toMatchObject({
      url: 'https://api.anthropic.com/v1',
      key: 'sk-1',
      contextTokens: 100_000,
    });
    expect(readConfig({ ...hosted, OCTAVO_AI: 'google', OCTAVO_AI_EMBED: 'e' }).ai).toMatchObject({
      url: 'https://generativelanguage.googleapis.com/v1beta',
      embeddingModel: 'e',
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['another protocol', { ...local, OCTAVO_AI: 'openai' }, 'OCTAVO_AI: must be openai-compatible,'],
    [
      'an address without its scheme',
      { ...local, OCTAVO_AI_URL: 'localhost:1' },
      'OCTAVO_AI_URL: must be an',
    ],
    [
      'a key in the address',
      { ...local, OCTAVO_AI_URL: 'https://a:b@c.example' },
      'OCTAVO_AI_URL: must have',
    ],
    ['a key of two words', { ...hosted, OCTAVO_AI_KEY: 'Bearer sk-1' }, 'OCTAVO_AI_KEY: must be one word'],
    [
      'too little context',
      { ...local, OCTAVO_AI_CONTEXT: '512' },
      'OCTAVO_AI_CONTEXT: must be at least 2048',
    ],
    ['no number', { ...local, OCTAVO_AI_CONTEXT: '8k' }, 'OCTAVO_AI_CONTEXT: must be a number'],
    ['no model', { ...local, OCTAVO_AI_MODEL: '' }, 'OCTAVO_AI_MODEL: needed with OCTAVO_AI='],
    ['no address', { ...local, OCTAVO_AI_URL: '' }, 'OCTAVO_AI_URL: needed with OCTAVO_AI=openai-compatible'],
    ['no key', { ...hosted, OCTAVO_AI_KEY: '' }, 'OCTAVO_AI_KEY: needed with OCTAVO_AI=anthropic'],
    ['a model alone', { OCTAVO_AI_MODEL: 'x' }, 'OCTAVO_AI: needed with OCTAVO_AI_MODEL'],
    ['embeddings of Anthropic', { ...hosted, OCTAVO_AI_EMBED: 'x' }, 'OCTAVO_AI_EMBED: endpoints of'],
  ])('is refused with %s', (_what, variables, message) => {
    expect(() => readConfig(variables)).toThrow(message);
  });
});

describe('the seal of the operator', () => {
  it('has a file and a password, and is on no token', () => {
    const both = { OCTAVO_SEAL_P12: '/etc/octavo/seal.p12', OCTAVO_SEAL_PASSWORD: 'secret' };

    expect(readConfig({}).seal).toBeNull();
    expect(readConfig(both).seal).toEqual({ path: '/etc/octavo/seal.p12', password: 'secret' });
    expect(() => readConfig({ OCTAVO_SEAL_P12: '/a.p12' })).toThrow('both must be set');
    expect(() => readConfig({ ...both, OCTAVO_SEAL_P12: 'pkcs11:token=a' })).toThrow(
      'PKCS#11 is not supported yet',
    );
  });
});

describe('the host of file contents', () => {
  const content = { OCTAVO_CONTENT_ORIGIN: 'https://files.example.net/' };

  it('is optional, and differs from the main host', () => {
    expect(readConfig({}).contentOrigin).toBeNull();
    expect(readConfig({ ...trial, ...site, ...content }).contentOrigin).toBe('https://files.example.net');
    expect(() => readConfig({ ...trial, ...content })).toThrow('OCTAVO_ORIGIN');
    const port = { OCTAVO_CONTENT_ORIGIN: 'https://octavo.example:8443' };
    expect(() => readConfig({ ...trial, ...site, ...port })).toThrow('must have a different host');
  });
});

describe('the start page', () => {
  it('is the home page, or a page named without a language', () => {
    expect(readConfig({}).startPath).toBeNull();
    expect(readConfig({ OCTAVO_START_PATH: '/merge-pdf' }).startPath).toBe('/merge-pdf');
    expect(readConfig({ OCTAVO_START_PATH: '/articles/safe-passwords' }).startPath).not.toBeNull();
  });

  it.each(['/', 'merge-pdf', '//elsewhere.example', '/fr', '/fr/merge-pdf', 'https://elsewhere.example'])(
    'is not %s',
    (path) => {
      expect(() => readConfig({ OCTAVO_START_PATH: path })).toThrow(/OCTAVO_START_PATH: must be the path/);
    },
  );
});

describe('the operator of the site', () => {
  const operator = {
    OCTAVO_OPERATOR_NAME: 'Ada’s PDF Ltd',
    OCTAVO_OPERATOR_ADDRESS: '1 Main Street; Dublin 2;; Company no. 12345 ',
    OCTAVO_OPERATOR_EMAIL: ' help@octavo.example ',
  };

  it('is null by default', () => {
    expect(readConfig({}).operator).toBeNull();
  });

  it('has a name, an address of several lines and an email address', () => {
    expect(readConfig(operator).operator).toEqual({
      name: 'Ada’s PDF Ltd',
      address: ['1 Main Street', 'Dublin 2', 'Company no. 12345'],
      email: 'help@octavo.example',
      host: null,
    });
    expect(
      readConfig({ ...operator, OCTAVO_OPERATOR_HOST: 'Example Hosting, Paris' }).operator,
    ).toMatchObject({
      host: 'Example Hosting, Paris',
    });
  });

  it('is configured completely or not at all, with a valid email address', () => {
    expect(() => readConfig({ OCTAVO_OPERATOR_NAME: 'Ada' })).toThrow(
      /OCTAVO_OPERATOR_ADDRESS: needed with OCTAVO_OPERATOR_NAME\n.*OCTAVO_OPERATOR_EMAIL: /,
    );
    expect(() => readConfig({ ...operator, OCTAVO_OPERATOR_EMAIL: 'help at octavo' })).toThrow(
      /must be an email address/,
    );
    expect(() => readConfig({ ...operator, OCTAVO_OPERATOR_ADDRESS: ' ; ' })).toThrow(
      /must have at least one line/,
    );
  });
});

describe('the analytics script', () => {
  it('is off by default, and may be on this site or another', () => {
    const data = { OCTAVO_ANALYTICS_DATA: 'website-id=1a-2b  domain=pdf.example.org' };

    expect(readConfig(data).analytics).toBeNull();
    expect(readConfig({ ...data, OCTAVO_ANALYTICS: '/count/script.js' }).analytics).toEqual({
      script: '/count/script.js',
      data: { 'website-id': '1a-2b', domain: 'pdf.example.org' },
    });
    expect(readConfig({ OCTAVO_ANALYTICS: 'https://count.example/s.js' }).analytics).toEqual({
      script: 'https://count.example/s.js',
      data: {},
    });
  });

  it.each<[string, Record<string, string>]>([
    ['uses plain HTTP', { OCTAVO_ANALYTICS: 'http://count.example/s.js' }],
    ['has no scheme', { OCTAVO_ANALYTICS: '//count.example/s.js' }],
    [
      'adds directives to the policy',
      { OCTAVO_ANALYTICS: "https://count.example/s.js; script-src 'unsafe-inline'" },
    ],
    ['has invalid data attributes', { OCTAVO_ANALYTICS: '/s.js', OCTAVO_ANALYTICS_DATA: 'id' }],
  ])('is refused when it %s', (_why, variables) => {
    expect(() => readConfig(variables)).toThrow(/OCTAVO_ANALYTICS/);
  });
});

describe('a setting read from a file', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-settings-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('equals a direct setting, without the final line break', async () => {
    const path = join(folder, 'key');
    await writeFile(path, 'sk_test_2\n');
    const config = readConfig({
      ...origin,
      OCTAVO_STRIPE_KEY_FILE: path,
      OCTAVO_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });

    expect(config.payments.stripe).toEqual({ key: 'sk_test_2', webhookSecret: 'whsec_1' });
  });

  it('is refused when the file is missing or the setting is set twice, without printing its value', async () => {
    const path = join(folder, 'key');
    await writeFile(path, 'sk_test_2');

    expect(() => readConfig({ OCTAVO_KEY_FILE: join(folder, 'none') })).toThrow(/OCTAVO_KEY_FILE: the file/);
    expect(() => readConfig({ ...stripe, OCTAVO_STRIPE_KEY_FILE: path })).toThrow(
      /^invalid configuration\n {2}OCTAVO_STRIPE_KEY_FILE: OCTAVO_STRIPE_KEY is set as well$/,
    );
  });

  it('applies only to settings of Octavo', () => {
    expect(() => readConfig({ SOMEBODYS_FILE: join(folder, 'none') })).not.toThrow();
  });
});

it('reports misspelt settings of Octavo only', () => {
  const variables = { OCTAVO_STRIPE_KEYS: 'x', OCTAVO_STRIPE_KEY_FILE: 'x', OCTAVO_PORT: '80', PATH: 'x' };

  expect(unknownSettings(variables)).toEqual(['OCTAVO_STRIPE_KEYS']);
});

it('answers the call names of the specification only when told to', () => {
  expect(readConfig({}).facade).toBe(false);
  expect(readConfig({ OCTAVO_FACADE: 'on' }).facade).toBe(true);
  expect(() => readConfig({ OCTAVO_FACADE: 'yes' })).toThrow(/OCTAVO_FACADE/);
});

it('answers agents only when told to', () => {
  expect([readConfig({}).agents, readConfig({ OCTAVO_MCP: 'on' }).agents]).toEqual([false, true]);
});
