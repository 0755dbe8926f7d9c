import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Compiles a script of this folder by NSIS.
 *
 * @throws Error with the output of the compiler when it fails or warns.
 */
export function makensis(script: string, values: Readonly<Record<string, string>>): void {
  const defines = Object.entries(values).map(([name, value]) => `-D${name}=${value}`);
  const flags = ['-V2', '-WX', '-NOCD', '-INPUTCHARSET', 'UTF8', `-X!addincludedir "${import.meta.dirname}"`];
  execFileSync('makensis', [...flags, ...defines, join(import.meta.dirname, script)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
}
