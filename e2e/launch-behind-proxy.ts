import { freeAddress } from './free-address.ts';
import { openFrontProxy } from './front-proxy.ts';
import { launch, type Product } from './product.ts';

/** Starts a product behind a proxy, whose access rights depend on sign-in and plan. */
export async function launchBehindProxy(settings: Readonly<Record<string, string>>): Promise<Product> {
  const { port } = await freeAddress();
  const proxy = await openFrontProxy(Number(port));
  const product = await launch({
    OCTAVO_PORT: port,
    OCTAVO_ORIGIN: proxy.origin,
    OCTAVO_ACCESS: 'subscription',
    OCTAVO_BEHIND_PROXY: 'true',
    OCTAVO_MODE: 'development',
    ...settings,
  });

  return {
    ...product,
    async stop() {
      proxy.close();
      await product.stop();
    },
  };
}
