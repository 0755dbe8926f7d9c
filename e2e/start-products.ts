import { launchBehindProxy } from './launch-behind-proxy.ts';
import { operator } from './operator.ts';
import { launch, withoutSpares } from './product.ts';
import { offerProduct } from './shared-product.ts';

const salesSettings = {
  ...withoutSpares,
  OCTAVO_OPERATOR_NAME: operator.name,
  OCTAVO_OPERATOR_ADDRESS: `${operator.street};Dublin`,
  OCTAVO_OPERATOR_EMAIL: operator.email,
};

/**
 * Starts the product once for all tests; `OCTAVO_E2E_URL` names one that is already running. The product with sales
 * starts when a test needs it.
 */
export default async function startProducts(): Promise<() => Promise<void>> {
  const stopSales = await offerProduct(() => launchBehindProxy(salesSettings));

  if (process.env['OCTAVO_E2E_URL'] !== undefined) {
    return stopSales;
  }

  const { address, stop } = await launch({ OCTAVO_ACCESS: 'open', ...withoutSpares });
  process.env['OCTAVO_E2E_URL'] = address;

  return async () => {
    await Promise.all([stopSales(), stop()]);
  };
}
