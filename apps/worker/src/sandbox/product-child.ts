import { Failure } from '@octavo/contract/failures';
import type { Program } from '@octavo/contract/programs';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import { drawMarkedPreviews, drawPlainPreviews } from '@octavo/engine-node/preview/draw-previews';
import { isRunnableId, type RunnableId, runFactsOf, runnableIds } from '@octavo/tools/runnable';
import { loadRun } from '@octavo/tools/runs';
import { runAsChild } from './child.ts';
import { writeSamples } from './samples.ts';

const warmers: Readonly<Record<Program, () => Promise<void>>> = {
  office: async () => (await import('@octavo/engine-node/office/warm')).warmOffice(),
  chromium: async () => (await import('@octavo/engine-node/chromium/warm')).warmChromium(),
};

/** A tool that cannot be loaded fails when a job needs it. */
async function loadTools(ids: readonly RunnableId[]): Promise<void> {
  for (const id of ids) {
    await loadRun(id).catch(() => undefined);
  }
}

/** Ends when everything is compiled, in a process that compiles; CommonJS cannot await it here. */
export const compiled = runAsChild({
  async preload(program) {
    // All tools together take five times the processor time of the parts that they share, and a job needs one.
    const likely = program === null ? [] : runnableIds.filter((id) => runFactsOf(id).program === program);
    await loadTools(likely);
  },

  async loadAll() {
    await loadTools(runnableIds);
  },

  samples: writeSamples,

  warm: (program) => warmers[program](),

  async load(tool) {
    if (!isRunnableId(tool)) {
      throw new Failure('engine-unavailable', `unknown tool ${tool}`);
    }

    return loadRun(tool);
  },

  preview: (output, place, isMarked) =>
    isMarked ? drawMarkedPreviews(output, place) : drawPlainPreviews(output, place),

  check: async (output, place) => (await checkOutput(output, place)).pages,
});
