import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const seconds = 30;

/** Runs the openssl program in a folder and returns its standard output. */
export async function runOpenssl(folder: string, args: readonly string[]): Promise<Buffer> {
  const { stdout } = await execute('openssl', [...args], {
    cwd: folder,
    encoding: 'buffer',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 16 * 1024 ** 2,
  });

  return stdout;
}
