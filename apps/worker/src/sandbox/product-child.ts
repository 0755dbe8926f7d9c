import { Failure } from '@octavo/contract/failures';
import type { Program } from '@octavo/contract/programs';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import { catalogue, isToolId, type ToolId, toolIds } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { loadRun } from '@octavo/tools/runs';
import { runAsChild } from './child.ts';

const warmers: Readonly<Record<Program, () => Promise<void>>> = {
  office: async () => (await import('@octavo/engine-node/office/warm')).warmOffice(),
  chromium: async () => (await import('@octavo/engine-node/chromium/warm')).warmChromium(),
};

/** Program with a slow start that a tool needs. */
function programOf(id: ToolId): Program | undefined {
  const facts: ToolFacts = catalogue[id];

  return facts.program;
}

/** A tool that cannot be loaded fails when a job needs it. */
async function loadTools(ids: readonly ToolId[]): Promise<void> {
  for (const id of ids) {
    await loadRun(id).catch(() => undefined);
  }
}

const loadPreviews = () => import('@octavo/engine-node/preview/draw-previews');

await runAsChild({
  async preload(program) {
    // All tools together take five times the processor time of the parts that they share, and a job needs one.
    const likely = program === null ? [] : toolIds.filter((id) => programOf(id) === program);
    await loadTools(likely);
    await loadPreviews();
  },

  async loadAll() {
    await loadTools(toolIds);
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
