import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFolder, embeddedUrl } from '@octavo/adapters/database/embedded';
import { readPostmaster } from '@octavo/adapters/database/postmaster';
import { readConfig } from '@octavo/adapters/settings/config';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningOctavo, startOctavo } from '../../apps/server/src/start.ts';
import { Buyer } from './buyer.ts';
import { eventually } from './product-harness.ts';
import { ProductLoad } from './product-load.ts';

/** Time from a signal until a new server accepts connections, on a machine that runs other tests, too. */
const recoveryMilliseconds = 10_000;

/** Signals that end a server: smart, fast and immediate shutdown, and a kill. */
const signals = ['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGKILL'] as const;

/** The whole product with a database of its own. */
class WholeProduct {
  readonly #folder: string;
  readonly #octavo: RunningOctavo;

  private constructor(folder: string, octavo: RunningOctavo) {
    this.#folder = folder;
    this.#octavo = octavo;
  }

  static async start(settings: NodeJS.ProcessEnv): Promise<WholeProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-all-'));
    const variables = {
      ...process.env,
      OCTAVO_DATA: folder,
      OCTAVO_PORT: '0',
      OCTAVO_LOG: 'silent',
      OCTAVO_SPARES: '0',
      OCTAVO_RESERVE_MB: '0',
      OCTAVO_REQUESTS_PER_MINUTE: '1000000',
      OCTAVO_UPLOADS_PER_MINUTE: '1000000',
      ...settings,
    };

    return new WholeProduct(folder, await startOctavo(readConfig(variables), variables));
  }

  get address(): string {
    return this.#octavo.address;
  }

  /** Sends a signal to the database; resolves with the milliseconds until another server has replaced it. */
  async stopDatabase(signal: NodeJS.Signals): Promise<number> {
    const stopped = await eventually(async () => readPostmaster(databaseFolder(this.#folder)));
    const start = performance.now();
    process.kill(stopped.processId, signal);
    await eventually(async () => {
      const current = readPostmaster(databaseFolder(this.#folder));

      return current === null || current.processId === stopped.processId ? null : true;
    });
    await eventually(() => this.count('files').catch(() => null));

    return performance.now() - start;
  }

  async count(table: string): Promise<number> {
    const client = new pg.Client({ connectionString: embeddedUrl(this.#folder) });
    client.on('error', () => undefined);

    try {
      await client.connect();
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);

      return rows[0]?.count ?? 0;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.#octavo.stop();
    await rm(this.#folder, { recursive: true });
  }
}

describe('the embedded database, stopped under load', () => {
  let product: WholeProduct;

  beforeAll(async () => {
    product = await WholeProduct.start({ OCTAVO_ACCESS: 'open' });
  });
  afterAll(() => product.close());

  it.each(signals)('by %s: is back within seconds, and nothing acknowledged is lost', async (signal) => {
    const load = new ProductLoad(product.address, 2);
    await eventually(async () => (load.acknowledged.jobs.size > 0 ? true : null));
    const tookMilliseconds = await product.stopDatabase(signal);
    const before = load.acknowledged.jobs.size;
    await eventually(async () => (load.acknowledged.jobs.size > before ? true : null));
    await load.end();

    expect(tookMilliseconds).toBeLessThan(recoveryMilliseconds);
    expect(load.errors).toEqual([]);
    expect(await load.lostUploads()).toEqual([]);
    expect(await load.lostJobs()).toEqual([]);
  });
});

describe('the embedded database, stopped during payments', () => {
  let product: WholeProduct;

  beforeAll(async () => {
    product = await WholeProduct.start({ OCTAVO_ACCESS: 'subscription', OCTAVO_SANDBOX_PAYMENTS: 'on' });
  });
  afterAll(() => product.close());

  it('by each signal: every payment counts once', async () => {
    const buyers: Buyer[] = [];

    for (const signal of signals) {
      const buyer = new Buyer(product);
      buyers.push(buyer);
      await buyer.signUp();
      const { checkoutUrl } = await buyer.order();
      const paying = buyer.pay(checkoutUrl);
      await product.stopDatabase(signal);
      await paying;
      // A payment that was answered with 503 has not been made.
      await buyer.pay(checkoutUrl);
      await eventually(async () => ((await buyer.accountStatus()) === 'pro' ? true : null));
    }

    expect(await product.count('payments')).toBe(buyers.length);
    expect(await product.count('subscriptions')).toBe(buyers.length);
    expect(await product.count('sandbox_payments')).toBe(buyers.length);
  });
});
