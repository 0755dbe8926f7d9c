import { chown, open } from 'node:fs/promises';
import { join } from 'node:path';
import { openSecret } from '@octavo/application/jobs/job-secret';
import { Failure } from '@octavo/contract/failures';
import { extensionOf } from '@octavo/contract/kinds';
import type { RunningJob } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import type { WorkerPorts } from './ports.ts';
import type { RunFolders } from './sandbox/command.ts';
import type { SandboxRequest } from './sandbox/protocol.ts';

/** Decrypts the inputs of a job into the private folder of its run. */
export async function prepareRun(
  ports: WorkerPorts,
  job: RunningJob,
  folders: RunFolders,
): Promise<SandboxRequest> {
  // Without room the results would be refused after the run, which must not use up the reserve meanwhile.
  await ports.space.requireRoom(0);
  const [{ options, passwords, rights = [] }, ...records] = await Promise.all([
    openSecret(ports, job),
    ...job.inputs.map(({ token }) => findInput(ports, token)),
  ]);
  const files = [];

  for (const [index, file] of records.entries()) {
    const path = join(folders.input, `${index + 1}.${extensionOf(file.kind)}`);
    await copyOut(ports, file, path, folders.user);
    const { name, kind, sizeBytes } = file;
    files.push({
      name,
      kind,
      path,
      sizeBytes,
      password: passwords[index] ?? undefined,
      rights: rights.includes(index),
      option: job.inputs[index]?.option,
    });
  }

  const rules = ports.runRulesOf(job.tool);
  const reachesAuthorities = rules?.reaches === 'authorities';

  return {
    tool: job.tool,
    files,
    options,
    marksPreviews: job.marksPreviews,
    folder: folders.work,
    webFolder: folders.web,
    timeStampAuthority: reachesAuthorities ? ports.timeStampAuthority : null,
    trustedRoots: reachesAuthorities ? ports.trustedRoots : [],
    formBlanks: ports.formBlanks
      .filter(({ form }) => form === rules?.form)
      .map(({ bytes, ...blank }) => ({ ...blank, bytes: Buffer.from(bytes).toString('base64') })),
    // Only a run that seals gets the key.
    seal: reachesAuthorities && options['seal'] === true ? ports.seal : null,
  };
}

async function findInput({ files }: WorkerPorts, token: string): Promise<FileRecord> {
  const file = await files.find(token);

  if (file === null || file.isErased) {
    throw new Failure('file-expired');
  }

  return file;
}

async function copyOut(
  ports: WorkerPorts,
  file: FileRecord,
  path: string,
  user: number | null,
): Promise<void> {
  const target = await open(path, 'wx', 0o400);

  try {
    for await (const chunk of ports.vault.open(file)) {
      await target.writeFile(chunk);
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
      ? new Failure('storage-full', '', { cause: error })
      : error;
  } finally {
    await target.close();
  }

  if (user !== null) {
    await chown(path, user, user);
  }
}
