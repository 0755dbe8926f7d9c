import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

export const root = join(import.meta.dirname, '../..');

export interface Breach {
  readonly rule: string;
  readonly comment: string;
  readonly from: string;
  readonly to: string;
  /** Modules between the two, from the first to the last, where a rule is on what a module reaches. */
  readonly via: readonly string[];
}

interface Layers {
  readonly folders: readonly string[];
  readonly forbidden: IForbiddenRuleType[];
  readonly options: ICruiseOptions;
}

/**
 * Checks imports against `tooling/layers.config.cjs`: those of all packages and applications with types included, then
 * what browser files reach at run time.
 *
 * @throws when dependency-cruiser finds no imports at all, which happens with an unsupported TypeScript version.
 */
export async function findBreaches(baseDir = root): Promise<Breach[]> {
  const layers: Layers & { readonly browser: Layers } = createRequire(import.meta.url)(
    '../layers.config.cjs',
  );

  return [...(await findForbidden(baseDir, layers)), ...(await findForbidden(baseDir, layers.browser))];
}

async function findForbidden(baseDir: string, { folders, forbidden, options }: Layers): Promise<Breach[]> {
  const result = await cruise(
    folders.filter((folder) => existsSync(join(baseDir, folder))),
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    {},
    // `import { type Name }` loads its module at run time, in our builds too.
    { tsConfig: { options: { verbatimModuleSyntax: true } } },
  );
  // Without an output type the report is the result itself.
  const { summary, modules } = result.output as ICruiseResult;
  const imports = modules.reduce((sum, module) => sum + module.dependencies.length, 0);

  if (imports === 0) {
    throw new Error('dependency-cruiser found no imports: it needs typescript 5.9');
  }

  return summary.violations.map(({ rule, from, to, via = [] }) => ({
    rule: rule.name,
    comment: forbidden.find(({ name }) => name === rule.name)?.comment ?? '',
    from,
    to,
    via: via.map(({ name }) => name).filter((name) => name !== to),
  }));
}
