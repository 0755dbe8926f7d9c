import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Product {
  readonly address: string;
  /** Settings with which it was started, besides those of the environment. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const sources = join(import.meta.dirname, '../apps/server/src');
const bundles = join(import.meta.dirname, '../node_modules/.cache/octavo/bundles');

/**
 * Variables of products that many files of tests share. A job that is started for its tool loads that tool only; a
 * spare loads all of them, a second of a processor for each job. Products that single files start have spares.
 */
export const withoutSpares = { OCTAVO_SPARES: '0' };

/** Runs an operator command on a running product and returns its output. */
export function administer({ settings }: Pick<Product, 'settings'>, ...words: readonly string[]): string {
  const env = { ...process.env, ...settings };

  return execFileSync('node', [join(sources, 'admin.ts'), ...words], { env, encoding: 'utf8' });
}

/** Starts the product with a data folder of its own, which is deleted when the product is stopped. */
export async function launch(given: Readonly<Record<string, string>>): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'octavo-e2e-'));
  const settings = {
    OCTAVO_DATA: data,
    OCTAVO_PORT: '0',
    OCTAVO_LOG: 'error',
    // Tests must not depend on this machine's free disk space.
    OCTAVO_RESERVE_MB: '0',
    // All visitors share one address here.
    OCTAVO_REQUESTS_PER_MINUTE: '100000',
    OCTAVO_UPLOADS_PER_MINUTE: '100000',
    OCTAVO_PAGES_PER_MINUTE: '100000',
    // Most tests need neither LibreOffice nor a browser on the server, which take long to start.
    OCTAVO_OFFICE_SPARES: '0',
    OCTAVO_CHROMIUM_SPARES: '0',
    // Writing a bundle takes seconds of a processor at every start.
    OCTAVO_BUNDLES: bundles,
    ...given,
  };
  const env = { ...process.env, ...settings };
  const product = spawn('node', [join(sources, 'start.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await addressIn(product.stdout);

  return {
    address,
    settings,
    stop: async () => {
      const ended = once(product, 'exit');
      product.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';

  for await (const chunk of output) {
    text += String(chunk);
    const [address] = /http:\/\/\S+:\d+(?=\s)/.exec(text) ?? [];

    if (address !== undefined) {
      // Later output is discarded, but must not fill the pipe.
      output.resume();

      return address;
    }
  }

  throw new Error(`The product did not start:\n${text}`);
}
