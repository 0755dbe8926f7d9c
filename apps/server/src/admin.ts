import { missingInstallation } from '@octavo/adapters/platform/missing-installation';
import { openBilling } from '@octavo/adapters/platform/open-billing';
import { openPlatform } from '@octavo/adapters/platform/platform';
import { ownConfig } from '@octavo/adapters/settings/own-config';
import { endIfWrong } from '@octavo/adapters/system/cannot-start';
import { accountPlans } from '@octavo/application/billing/account-plans';
import { isFailure } from '@octavo/contract/failures';
import { AdminUsageError, adminUsage } from './admin/command.ts';
import { runAdmin } from './admin/run-admin.ts';

class NoInstallation extends Error {}

/**
 * `octavo admin`: operator commands for accounts and payments. Exit codes: 0 done, 1 failed, 2 wrong usage.
 */
async function main(words: readonly string[]): Promise<void> {
  if (words.length === 0) {
    throw new AdminUsageError(adminUsage);
  }

  const [first = ''] = words;

  if (['help', '--help', '-h'].includes(first) || words.includes('--help')) {
    console.log(adminUsage);

    return;
  }

  const config = ownConfig();
  const missing = await missingInstallation(config);

  if (missing !== null) {
    throw new NoInstallation(missing);
  }

  const platform = await openPlatform(config, (error) => console.error(`octavo: ${error.message}`));

  try {
    const { billing } = await openBilling(platform, config);
    const ports = { ...platform, billing, accountPlans: accountPlans(billing) };
    console.log(await runAdmin(ports, words));
  } finally {
    await platform.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof AdminUsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else if (error instanceof NoInstallation || isFailure(error)) {
    console.error(error.message);
    process.exitCode = 1;
  } else {
    endIfWrong(error);
    throw error;
  }
}
