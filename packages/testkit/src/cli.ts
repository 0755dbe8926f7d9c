import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface CliResult {
  readonly exitCode: number | null;
  readonly results: readonly {
    path: string;
    kind: string;
    pages: number | null;
    notes: { code: string }[];
  }[];
  /** Code of the failure that ended the run, or of the first file that failed. */
  readonly failure: string | null;
  readonly stderr: string;
  readonly seconds: number;
}

/** Runs the command line as a user would, with limits on time and on the private memory of each process. */
export async function runCli(
  words: readonly string[],
  limits: { seconds: number; memoryBytes: number },
): Promise<CliResult> {
  const start = performance.now();
  const child = spawn(
    'prlimit',
    [
      `--data=${limits.memoryBytes}`,
      process.execPath,
      join(root, 'apps/cli/src/main.ts'),
      ...words,
      '--json',
    ],
    { detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });

  const timer = setTimeout(
    () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
    limits.seconds * 1000,
  );
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  clearTimeout(timer);

  const parsed = stdout.trim() === '' ? { results: [], failures: [] } : JSON.parse(stdout);

  return {
    exitCode,
    results: parsed.results,
    failure: parsed.failures[0]?.code ?? null,
    stderr,
    seconds: (performance.now() - start) / 1000,
  };
}
