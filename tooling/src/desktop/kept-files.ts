import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DownloadView, downloadsView } from '@octavo/contract/downloads';
import type { TargetId } from './targets.ts';

/** Deletes what a build replaces, and returns the files that stay: those of the same version for other systems. */
export function keptFiles(folder: string, version: string, rebuilt: readonly TargetId[]): DownloadView[] {
  mkdirSync(folder, { recursive: true });
  const isReplaced = ({ os, cpu }: DownloadView) => rebuilt.some((id) => id === `${os}-${cpu}`);
  const kept = filesOf(folder, version).filter(
    (file) => !isReplaced(file) && existsSync(join(folder, file.name)),
  );
  const names = new Set(kept.map(({ name }) => name));

  for (const name of readdirSync(folder).filter((each) => !names.has(each))) {
    rmSync(join(folder, name), { recursive: true });
  }

  return kept;
}

/** Files of the last build; none when it was of another version, or was not finished. */
function filesOf(folder: string, version: string): readonly DownloadView[] {
  const path = join(folder, 'builds.json');
  const last = existsSync(path) ? downloadsView.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;

  return last?.version === version ? last.files : [];
}
