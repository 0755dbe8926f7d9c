import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from './product.ts';

/** Address where workers ask for the product that they share. */
const variable = 'OCTAVO_E2E_SHARED';

export type SharedProduct = Omit<Product, 'stop'>;

/** Offers one product to all workers, started when the first of them asks for it. Returns its end. */
export async function offerProduct(launch: () => Promise<Product>): Promise<() => Promise<void>> {
  let launched: Promise<Product> | null = null;
  const server = createServer(async (_, answer) => {
    try {
      launched ??= launch();
      const { address, settings } = await launched;
      answer.end(JSON.stringify({ address, settings } satisfies SharedProduct));
    } catch (error) {
      answer.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[variable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return async () => {
    server.close();
    await (await launched?.catch(() => null))?.stop();
  };
}

/** The product that all workers share. The first call starts it. */
export async function askForProduct(): Promise<SharedProduct> {
  const answer = await fetch(process.env[variable] ?? '');

  if (!answer.ok) {
    throw new Error(`The product with sales did not start: ${await answer.text()}`);
  }

  return (await answer.json()) as SharedProduct;
}
