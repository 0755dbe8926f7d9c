import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PlanBook } from '@octavo/domain/billing/plan-book';
import { WrongConfig } from '../system/cannot-start.ts';
import { parsePlans } from './plan-file.ts';

const shipped = fileURLToPath(new URL('../../../../config/plans.json', import.meta.url));

/**
 * Reads the plans on sale, from the operator's file if there is one.
 *
 * @throws WrongConfig that names the errors in it.
 */
export async function readPlans(path: string | null): Promise<PlanBook> {
  const text = await readFile(path ?? shipped, 'utf8').catch((cause: Error) => {
    throw new WrongConfig(`invalid plans\n  OCTAVO_PLANS: ${cause.message}`, { cause });
  });

  return parsePlans(text);
}
