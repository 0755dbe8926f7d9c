import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { runTool } from '@octavo/tools/kit/run-tool';
import type { RunnableId } from '@octavo/tools/runnable';
import { loadRun } from '@octavo/tools/runs';
import { expect, it } from 'vitest';
import { writeSamples } from './samples.ts';

it('are jobs of which most succeed, so that all they need is compiled', async () => {
  const made: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'octavo-samples-'));

  try {
    for (const { tool, files, options } of await writeSamples(folder)) {
      const place = {
        workspace: workspaceIn(await mkdtemp(join(folder, 'run-'))),
        signal: new AbortController().signal,
      };
      const outcome = await runTool(await loadRun(tool as RunnableId), {
        ...place,
        files,
        options,
        webProxy: null,
        timeStampAuthority: null,
        trustedRoots: [],
        seal: null,
        formBlanks: [],
        mostResults: 10,
        onPart: () => undefined,
        onProgress: () => undefined,
        // A tool that needs an option fails.
      }).catch(() => null);

      if (outcome !== null && outcome.results.length > 0 && outcome.failures.length === 0) {
        made.push(tool);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }

  expect(made).toEqual(expect.arrayContaining(['compress-pdf', 'merge-pdf', 'rotate-pdf', 'split-pdf']));
});
