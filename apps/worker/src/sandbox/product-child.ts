import { Failure } from '@octavo/contract/failures';
import type { Program } from '@octavo/contract/programs';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import { isToolId, toolIds } from '@octavo/tools/catalogue';
import { loadRun } from '@octavo/tools/runs';
import { runAsChild } from './child.ts';

const warmers: Readonly<Record<Program, () => Promise<void>>> = {
  office: async () => (await import('@octavo/engine-node/office/warm')).warmOffice(),
  chromium: async () => (await import('@octavo/engine-node/chromium/warm')).warmChromium(),
};

const loadPreviews = () => import('@octavo/engine-node/preview/draw-previews');

await runAsChild({
  async preload() {
    for (const id of toolIds) {
      // A tool that cannot be loaded fails when a job needs it.
      await loadRun(id).catch(() => undefined);
    }

    await loadPreviews();
  },

  warm: (program) => warmers[program](),

  async load(tool) {
    if (!isToolId(tool)) {
      throw new Failure('engine-unavailable', `unknown tool ${tool}`);
    }

    return loadRun(tool);
  },

  async preview(output, place, isMarked) {
    const { drawMarkedPreviews, drawPlainPreviews } = await loadPreviews();

    return isMarked ? drawMarkedPreviews(output, place) : drawPlainPreviews(output, place);
  },

  check: async (output, place) => (await checkOutput(output, place)).pages,
});
