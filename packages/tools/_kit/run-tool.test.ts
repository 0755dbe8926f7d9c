import { closeSync, mkdtempSync, openSync, rmSync, truncateSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { runTool } from './run-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-run-tool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['each', 'all'] as const)('names the limit of a tool that reads whole files: %s', async (joins) => {
  const path = join(folder, `${joins}.pdf`);
  closeSync(openSync(path, 'w'));
  truncateSync(path, 2 ** 31);
  const tool = {
    facts: { joins, minFiles: 1, maxFiles: 1, accepts: ['pdf' as const], group: 'organize' as const },
    options: z.object({}),
    run: async () => {
      await readFile(path);

      return [];
    },
  };
  const request = {
    files: [{ name: 'a.pdf', kind: 'pdf' as const, path, sizeBytes: 2 ** 31 }],
    options: {},
    workspace: workspaceIn(folder),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  await expect(runTool(tool as never, request)).rejects.toMatchObject({
    code: 'file-too-large',
    values: { each: 2 ** 31 },
  });
});
