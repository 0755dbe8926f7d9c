import { spawnSync } from 'node:child_process';

/** True when all of these programs are installed. */
export function hasPrograms(...names: readonly string[]): boolean {
  return names.every((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0);
}
