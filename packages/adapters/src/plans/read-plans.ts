import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PlanBook } from '@octavo/domain/billing/plan-book';
import { parsePlans } from './plan-file.ts';

const shipped = fileURLToPath(new URL('../../../../config/plans.json', import.meta.url));

/** Reads what is sold, from the operator's file if there is one. @throws Error that says what is wrong with it. */
export async function readPlans(path: string | null): Promise<PlanBook> {
  return parsePlans(await readFile(path ?? shipped, 'utf8'));
}
