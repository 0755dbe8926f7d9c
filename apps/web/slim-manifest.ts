import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fields of a route that are read here; the others pass unchanged. */
interface RouteEntry {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly path?: string;
  readonly [field: string]: unknown;
}

interface RouterManifest {
  readonly routes: Readonly<Record<string, RouteEntry>> & { readonly root: RouteEntry };
}

const prefix = 'window.__reactRouterManifest=';

/** Rewrites the list of routes in a folder of built files, which every page loads. */
export async function slimManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-[\da-f]+\.js$/.test(name));
  const [name, second] = names;

  if (name === undefined || second !== undefined) {
    throw new Error(`One manifest of the router was expected, found: ${names.join(', ')}`);
  }

  const path = join(assets, name);
  const code = await readFile(path, 'utf8');

  if (!code.startsWith(prefix)) {
    throw new Error(`${name} does not begin with ${prefix}`);
  }

  const manifest: RouterManifest = JSON.parse(code.slice(prefix.length).replace(/;\s*$/, ''));
  await writeFile(path, `${prefix}${JSON.stringify(withoutRepeats(withoutFiles(manifest)))};`);
}

/** The manifest without routes that answer with a file, such as `robots.txt`: no link of the router leads there. */
export function withoutFiles(manifest: RouterManifest): RouterManifest {
  const pages = Object.entries(manifest.routes).filter(([, { path }]) => !path?.includes('.'));

  return { ...manifest, routes: Object.fromEntries(pages) as RouterManifest['routes'] };
}

/** The manifest without flags that are false, and without files of a route that the root has loaded already. */
export function withoutRepeats(manifest: RouterManifest): RouterManifest {
  const { root } = manifest.routes;
  const loaded = new Set([root.module, ...(root.imports ?? []), ...(root.css ?? [])]);
  const slim = (entry: RouteEntry, isRoot: boolean) =>
    Object.fromEntries(
      Object.entries(entry).flatMap(([field, value]) => {
        const kept = Array.isArray(value) && !isRoot ? value.filter((file) => !loaded.has(file)) : value;

        return kept === false || (Array.isArray(kept) && kept.length === 0) ? [] : [[field, kept]];
      }),
    );

  return {
    ...manifest,
    routes: Object.fromEntries(
      Object.entries(manifest.routes).map(([id, entry]) => [id, slim(entry, id === 'root')]),
    ) as RouterManifest['routes'],
  };
}
