import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Programs in place of LibreOffice, each with one fault. */
export const offices = {
  hangs: 'exec sleep 3600',
  spins: 'while :; do :; done',
  crashes: 'kill -SEGV $$',
  'forks-without-end': 'while :; do sleep 3600 & done',
  /** Leaves a process behind that is detached from parent, group and session. */
  escapes: 'setsid -f sleep 3600; exec sleep 3600',
  'fills-the-disk': 'while :; do at=$((at + 1)); head -c 10000000 /dev/zero > "fill-$at"; done',
  'fills-one-file': 'exec head -c 900000000 /dev/zero > fill',
  'eats-memory': `exec python3 -c '
eaten = []
while True:
    eaten.append(bytearray(b"1" * 8000000))
'`,
  /** Uses less memory than allowed, and aborts as if it could not get more. */
  starves: `exec python3 -c '
import os, time
eaten = bytearray(360000000)
eaten[::4096] = b"1" * len(eaten[::4096])
time.sleep(1)
os.abort()
'`,
} as const;

export type FaultyOffice = keyof typeof offices;

/** Writes a LibreOffice with this fault into a folder that is searched first. */
export async function writeOffice(folder: string, vice: FaultyOffice): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'versionrc'), '[Version]\nbuildid=fault\n');

  for (const name of ['soffice', 'soffice.bin']) {
    await writeFile(join(folder, name), `#!/bin/bash\n${offices[vice]}\n`);
    await chmod(join(folder, name), 0o755);
  }

  await chmod(folder, 0o755);
}
