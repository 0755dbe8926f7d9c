import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

export const root = join(import.meta.dirname, '../..');

export interface Breach {
  readonly rule: string;
  readonly comment: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Checks the imports of the given folders against `tooling/layers.config.cjs`.
 *
 * @throws when dependency-cruiser finds no imports at all, which happens with an unsupported TypeScript version.
 */
export async function findBreaches(baseDir = root, folders = ['packages', 'apps']): Promise<Breach[]> {
  const { forbidden, options } = createRequire(import.meta.url)('../layers.config.cjs');
  const result = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden } });
  // Without an output type the report is the result itself.
  const { summary, modules } = result.output as ICruiseResult;
  const imports = modules.reduce((sum, module) => sum + module.dependencies.length, 0);

  if (imports === 0) {
    throw new Error('dependency-cruiser found no imports: it needs typescript 5.9');
  }

  return summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    comment: forbidden.find(({ name }: { name: string }) => name === rule.name)?.comment ?? '',
    from,
    to,
  }));
}
