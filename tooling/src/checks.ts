import type { Changes } from './changes.ts';

export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * The compiler in Go, which has no programming interface yet: programs that read code use `typescript`. One checker,
 * because each further one reads the libraries again.
 */
const types: Check = {
  name: 'types',
  command: 'node',
  args: ['node_modules/@typescript/native/bin/tsc', '-b', '--checkers', '1'],
};
const layers: Check = { name: 'layers', command: 'node', args: ['tooling/src/layers.ts'] };
const unusedCode: Check = { name: 'unused code', command: 'knip', args: ['--no-progress'] };
const manifests: Check = { name: 'manifests', command: 'node', args: ['tooling/src/manifests.ts'] };
const registries: Check = {
  name: 'registries',
  command: 'node',
  args: ['tooling/src/generate-registries.ts', '--check'],
};
const apiTypes: Check = {
  name: 'types of the API',
  command: 'node',
  args: ['tooling/src/generate-api-types.ts', '--check'],
};

/** Every check, the longest first, because they run two at a time. */
export const everyCheck: readonly Check[] = [
  types,
  layers,
  unusedCode,
  format(['.']),
  lint([]),
  manifests,
  apiTypes,
  registries,
];

const source = /\.(c|m)?[jt]sx?$/;
/** Files that decide what the checks find in all other files. */
const settings =
  /^(tooling\/(?!.*\.test\.ts$)|package-lock\.json$|[^/]*\.jsonc?$|\.[a-z]+rc|[^/]+\.config\.ts$)/;
/** Sources of the description from which the types of the API are generated. */
const api = /^(apps\/server|packages\/(contract|domain|application|tools|i18n))\/(?!.*\.test\.ts$)/;

/** Selects the checks whose result these changes can alter, provided that the base of the changes passes all. */
export function checksFor({ files, deleted, isRelinked }: Changes): readonly Check[] {
  const all = [...files, ...deleted];

  if (all.some((path) => settings.test(path))) {
    return everyCheck;
  }

  const sources = files.filter((path) => source.test(path));

  return [
    ...(all.some((path) => source.test(path) || path.endsWith('.json')) ? [types] : []),
    ...(isRelinked ? [layers, unusedCode, manifests] : []),
    ...(files.length > 0 ? [format(files)] : []),
    ...(sources.length > 0 ? [lint(sources)] : []),
    ...(all.some((path) => api.test(path)) ? [apiTypes] : []),
    ...(all.some((path) => path.startsWith('packages/tools/')) ? [registries] : []),
  ];
}

function format(paths: readonly string[]): Check {
  const known = ['--files-ignore-unknown=true', '--no-errors-on-unmatched'];

  return { name: 'format', command: 'biome', args: ['ci', '--reporter=summary', ...known, ...paths] };
}

function lint(paths: readonly string[]): Check {
  return { name: 'lint', command: 'oxlint', args: ['--quiet', ...paths] };
}
