import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { ResolverFactory } from 'rolldown/experimental';
import { parseSync } from 'rolldown/utils';

const script = /\.[cm]?js$/;

const common = { mainFields: ['main'], extensions: ['.js', '.json', '.node'] };

/** Resolve as Node does for import statements and for `require`. */
const resolvers = {
  import: new ResolverFactory({
    ...common,
    conditionNames: ['node', 'import', 'module-sync', 'node-addons', 'default'],
  }),
  require: new ResolverFactory({
    ...common,
    conditionNames: ['node', 'require', 'module-sync', 'node-addons', 'default'],
  }),
} as const;

/**
 * Deletes the scripts of a folder that no entry imports, directly or through other scripts, and the folders that this
 * empties. A package that computes the name of an import keeps all its scripts.
 *
 * @param isEntry tells by the path of a script relative to the folder whether it starts or is imported by name
 * @throws Error for a script that cannot be parsed
 */
export function pruneScripts(folder: string, isEntry: RegExp): void {
  const reached = new Set<string>();
  const whole = new Set<string>();
  const entries = scriptsIn(folder).filter((path) => isEntry.test(relative(folder, path)));
  const waiting = [...entries];

  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) {
      continue;
    }

    reached.add(path);

    if (!script.test(path)) {
      continue;
    }

    const { imports, isComputed } = importsOf(path);
    waiting.push(...imports);
    const owner = packageOf(path);

    if (isComputed && !whole.has(owner) && !isEntry.test(relative(folder, path))) {
      whole.add(owner);
      waiting.push(...scriptsIn(owner));
    }
  }

  scriptsIn(folder)
    .filter((path) => !reached.has(path))
    .forEach((path) => rmSync(path));
  removeEmpty(folder);
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && script.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Deletes the folders without a file, at any depth. */
function removeEmpty(folder: string): void {
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

  // Children have longer paths than their parents.
  for (const path of folders.toSorted((one, other) => other.length - one.length)) {
    if (readdirSync(path).length === 0) {
      rmdirSync(path);
    }
  }
}

/** Folder of the innermost package that the path is in. */
function packageOf(path: string): string {
  const [found = ''] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(path) ?? [];

  return found;
}

interface Imports {
  readonly imports: readonly string[];
  /** True when a specifier is computed at run time. */
  readonly isComputed: boolean;
}

function importsOf(path: string): Imports {
  const found: Specifier[] = [];
  collect(parseSync(path, readFileSync(path, 'utf8')).program, found);
  const imports = found.flatMap(({ kind, name }) => resolved(path, kind, name) ?? []);

  return { imports, isComputed: found.some(({ name }) => name === null) };
}

interface Specifier {
  readonly kind: 'import' | 'require' | 'url';
  /** Null when it is computed. */
  readonly name: string | null;
}

function resolved(from: string, kind: Specifier['kind'], name: string | null): string | null {
  if (name === null || isBuiltin(name) || name.startsWith('data:')) {
    return null;
  }

  if (kind === 'url') {
    const path = resolve(dirname(from), name);

    return name.startsWith('.') && existsSync(path) ? path : null;
  }

  // Null for optional packages that are not there.
  return resolvers[kind].sync(dirname(from), name).path ?? null;
}

type Node = Readonly<Record<string, unknown>>;

function collect(value: unknown, found: Specifier[]): void {
  if (Array.isArray(value)) {
    value.forEach((each) => collect(each, found));

    return;
  }

  if (typeof value !== 'object' || value === null) {
    return;
  }

  const node = value as Node;
  const specifier = specifierOf(node);

  if (specifier !== null) {
    found.push(specifier);
  }

  Object.values(node).forEach((each) => collect(each, found));
}

function specifierOf(node: Node): Specifier | null {
  switch (node['type']) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node['source'] == null ? null : { kind: 'import', name: textOf(node['source']) };
    case 'ImportExpression':
      return { kind: 'import', name: textOf(node['source']) };
    case 'CallExpression':
      return isRequire(node['callee'] as Node) ? { kind: 'require', name: textOf(firstOf(node)) } : null;
    case 'NewExpression':
      return isNamed(node['callee'], 'URL') && textOf(firstOf(node)) !== null
        ? { kind: 'url', name: textOf(firstOf(node)) }
        : null;
    default:
      return null;
  }
}

/** `require(…)`, `require.resolve(…)`, `createRequire(…)(…)`, `createRequire(…).resolve(…)`. */
function isRequire(callee: Node): boolean {
  if (callee['type'] === 'MemberExpression') {
    return isNamed(callee['property'], 'resolve') && isRequire(callee['object'] as Node);
  }

  if (callee['type'] === 'CallExpression') {
    return isNamed(callee['callee'], 'createRequire');
  }

  return isNamed(callee, 'require');
}

function isNamed(value: unknown, name: string): boolean {
  const node = value as Node;

  return node['type'] === 'Identifier' && node['name'] === name;
}

function firstOf(node: Node): unknown {
  return (node['arguments'] as readonly unknown[])[0];
}

/** Null for what is no constant text. */
function textOf(value: unknown): string | null {
  const node = value as Node | undefined;

  if (node?.['type'] === 'Literal' && typeof node['value'] === 'string') {
    return node['value'];
  }

  if (node?.['type'] === 'TemplateLiteral' && (node['expressions'] as unknown[]).length === 0) {
    return (node['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked ?? null;
  }

  return null;
}
