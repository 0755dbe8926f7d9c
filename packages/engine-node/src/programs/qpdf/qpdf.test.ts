import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Workspace } from '../../run-files.ts';
import { workspaceIn } from '../../workspace.ts';
import { qpdfByProgram } from './by-program.ts';
import { qpdfByWasm } from './by-wasm.ts';
import type { NameFile } from './qpdf-port.ts';

const password = 'clé à 🔑';

describe.each([
  ['the program', qpdfByProgram],
  ['WebAssembly', qpdfByWasm],
])('qpdf as %s', (_, port) => {
  let workspace: Workspace;
  let plain: string;

  beforeEach(() => {
    workspace = workspaceIn(newRunFolder());
    const given = join(newRunFolder(), 'files of the user, été');
    mkdirSync(given);
    plain = join(given, 'three pages.pdf');
    writeFileSync(plain, featureDocument({ pages: 3 }));
  });

  const ask = (args: (name: NameFile) => readonly string[]) =>
    port.run({ args, workspace, signal: AbortSignal.timeout(60_000) });

  async function encrypted(): Promise<string> {
    const path = workspace.newPath('pdf');
    const { exitCode } = await ask((name) => [
      '--encrypt',
      password,
      'owner',
      '256',
      '--extract=n',
      '--',
      name(plain),
      name(path),
    ]);

    expect(exitCode).toBe(0);

    return path;
  }

  it('counts pages', async () => {
    const { exitCode, stdout } = await ask((name) => ['--show-npages', name(plain)]);

    expect([exitCode, stdout.toString().trim()]).toEqual([0, '3']);
  });

  it('encrypts with AES-256, and knows which passwords open a file', async () => {
    const path = await encrypted();
    const signal = AbortSignal.timeout(60_000);
    const opening = (of: string, tried: string) =>
      port.opening({ path: of, password: tried, workspace, signal });

    expect(popplerPages(path)).toBeNull();
    expect(popplerPages(path, password)).toBe(3);
    expect(await opening(path, password)).toBe('opens');
    expect(await opening(path, 'owner')).toBe('opens');
    expect(await opening(path, 'wrong')).toBe('password-needed');
    expect(await opening(path, '')).toBe('password-needed');
    expect(await opening(plain, '')).toBe('unknown');

    const cut = workspace.newPath('pdf');
    writeFileSync(cut, readFileSync(path).subarray(0, 600));
    expect(await opening(cut, password)).toBe('unknown');
  });

  it('reads the encryption as JSON', async () => {
    const path = await encrypted();
    const { stdout } = await ask((name) => [
      '--json=2',
      '--json-key=encrypt',
      `--password=${password}`,
      name(path),
    ]);

    expect(JSON.parse(stdout.toString())).toMatchObject({
      encrypt: {
        encrypted: true,
        ownerpasswordmatched: false,
        capabilities: { extract: false, modifyother: true },
        parameters: { bits: 256, method: 'AESv3' },
      },
    });
  });

  it('decrypts, and copies an encryption to another file', async () => {
    const path = await encrypted();
    const [open, closed] = [workspace.newPath('pdf'), workspace.newPath('pdf')];
    await ask((name) => ['--decrypt', `--password=${password}`, name(path), name(open)]);
    await ask((name) => [
      `--copy-encryption=${name(path)}`,
      `--encryption-file-password=${password}`,
      name(open),
      name(closed),
    ]);

    expect(popplerTexts(open)).toEqual(popplerTexts(plain));
    expect(popplerPages(closed)).toBeNull();
    expect(popplerTexts(closed, password)).toEqual(popplerTexts(plain));
  });

  it('runs a job from a file', async () => {
    const [job, path] = [workspace.newPath('json'), workspace.newPath('pdf')];
    const { exitCode } = await ask((name) => {
      const encrypt = { userPassword: '--x', ownerPassword: 'y', '128bit': { useAes: 'y', print: 'none' } };
      writeFileSync(job, JSON.stringify({ inputFile: name(plain), outputFile: name(path), encrypt }));

      return [`--job-json-file=${name(job)}`];
    });

    expect(exitCode).toBe(0);
    expect(popplerPages(path, '--x')).toBe(3);
  });

  it('tells a file that it cannot rewrite from one with warnings', async () => {
    const [damaged, path] = [workspace.newPath('pdf'), workspace.newPath('pdf')];
    writeFileSync(
      damaged,
      readFileSync(plain, 'latin1').replace(/startxref\s+\d+/, 'startxref 12'),
      'latin1',
    );
    const { exitCode } = await ask((name) => [name(damaged), name(path)]);

    expect([2, 3]).toContain(exitCode);
    expect(existsSync(path) && qpdfCheck(path).ok).toBe(exitCode === 3);
  });

  it('ends with 2 for a file that is not there or no PDF', async () => {
    const nothing = workspace.newPath('pdf');
    const noPdf = workspace.newPath('pdf');
    writeFileSync(noPdf, 'Dear reader');

    expect((await ask((name) => ['--check', name(nothing)])).exitCode).toBe(2);
    expect((await ask((name) => ['--check', name(noPdf)])).exitCode).toBe(2);
  });

  it('stops when the run is aborted', async () => {
    const controller = new AbortController();
    const call = port.run({
      args: (name) => ['--check', name(plain)],
      workspace,
      signal: controller.signal,
    });
    controller.abort();

    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
