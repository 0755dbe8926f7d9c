import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface FetchedPackage {
  readonly name: string;
  readonly version: string;
  /** As in a lockfile: `sha512-` and the digest in base64. */
  readonly integrity: string;
}

/**
 * Folder of an npm package of any system, fetched once by npm and kept in the cache.
 *
 * @throws Error when its bytes are not those of the integrity.
 */
export function fetchPackage({ name, version, integrity }: FetchedPackage, cache: string): string {
  const folder = join(cache, `${name.replaceAll('/', '-').replace('@', '')}-${version}`);

  if (existsSync(folder)) {
    return folder;
  }

  const work = `${folder}.part`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], {
    cwd: work,
    encoding: 'utf8',
  });
  const archive = join(work, packed.trim());
  const digest = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;

  if (digest !== integrity) {
    throw new Error(`${name}@${version} is not the package that was chosen: ${digest}`);
  }

  execFileSync('tar', ['-xzf', archive, '--strip-components=1'], { cwd: work });
  rmSync(archive);
  renameSync(work, folder);

  return folder;
}
