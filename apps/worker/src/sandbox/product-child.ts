import { ToolFailure } from '@octavo/contract/failures';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import { isToolId, toolIds } from '@octavo/tools/catalogue';
import { loadRun } from '@octavo/tools/runs';
import { runAsChild } from './child.ts';

await runAsChild({
  async preload() {
    for (const id of toolIds) {
      // A tool that cannot be loaded says so when it is ordered.
      await loadRun(id).catch(() => undefined);
    }
  },

  async load(tool) {
    if (!isToolId(tool)) {
      throw new ToolFailure('engine-unavailable', `no tool ${tool}`);
    }

    return loadRun(tool);
  },

  check: async (output, place) => (await checkOutput(output, place)).pages,
});
