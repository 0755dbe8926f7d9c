import { readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { exists } from '../system/folders.ts';

/**
 * Creates symbolic links, which npm packages cannot hold: this package lists them for its install script,
 * which may not have run. They are relative, because a checkout may be moved.
 */
export async function linkLibraries(root: string, native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  );

  for (const { source, target } of links) {
    const path = join(root, target);

    if (!(await exists(path))) {
      // A dangling link was made before the checkout was moved.
      await rm(path, { force: true });
      await symlink(relative(dirname(path), resolve(root, source)), path).catch(ignoreExisting);
    }
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') {
    throw error;
  }
}
