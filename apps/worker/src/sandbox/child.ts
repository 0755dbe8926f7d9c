import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, isFailure } from '@octavo/contract/failures';
import { previewResults, resultsPerTask, workShare } from '@octavo/contract/limits';
import { isProgram, type Program } from '@octavo/contract/programs';
import { optimiseLate } from '@octavo/engine-node/late-optimisation';
import { listenToPages } from '@octavo/engine-node/page-watch';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import type { ResultPreview } from '@octavo/engine-node/preview/draw-previews';
import type { OutputFile } from '@octavo/engine-node/run-files';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { type RunnableTool, runTool } from '@octavo/tools/kit/run-tool';
import * as z from 'zod';
import { ChildChannel } from './child-channel.ts';
import { compileArgument, type SandboxMessage, type SandboxRequest, spareArgument } from './protocol.ts';

/** Operations by which a child process runs tools. */
export interface RunRegistry {
  /** Loads the modules that every job needs, or every job with this program; called while no job waits. */
  preload(program: Program | null): Promise<void>;
  /** Loads the modules of all tools. */
  loadAll(): Promise<void>;
  /** Jobs on small documents, written into this folder, whose functions are worth compiling ahead. */
  samples(folder: string): Promise<readonly SampleRun[]>;
  /** Starts a program that jobs may need. */
  warm(program: Program): Promise<void>;
  load(tool: string): Promise<RunnableTool>;
  /**
   * Returns the number of pages, if the file has any.
   *
   * @throws Failure `output-broken` when the file is not what it claims to be.
   */
  check(output: OutputFile, context: RunContext): Promise<number | null>;
  /**
   * Draws the previews of a result: watermarked for a viewer who may not download it, otherwise only those no
   * browser can draw.
   */
  preview(output: OutputFile, context: RunContext, isMarked: boolean): Promise<readonly ResultPreview[]>;
}

/** The part of a job request that decides which functions run. */
export type SampleRun = Pick<SandboxRequest, 'tool' | 'files' | 'options'>;

/**
 * Waits for one job request, runs it and reports the outcome. The worker ends the process. A process that compiles
 * loads all tools and runs their samples instead, and returns.
 */
export async function runAsChild(registry: RunRegistry): Promise<void> {
  // Options are read once: writing code for a schema takes longer.
  z.config({ jitless: true });

  if (process.argv.includes(compileArgument)) {
    await runSamples(registry);

    return;
  }

  const channel = new ChildChannel();

  if (process.argv.includes(spareArgument)) {
    const argument = process.argv.at(-1) ?? '';
    const program = isProgram(argument) ? argument : null;
    await registry.preload(program);

    if (program !== null && !(await isWarm(registry, program, channel))) {
      return;
    }
  }

  channel.send({ type: 'ready' });
  await work(registry, await channel.request, channel);
}

async function runSamples(registry: RunRegistry): Promise<void> {
  await registry.loadAll();
  const silent = { send: () => undefined, reportProgress: () => undefined };
  const newFolder = () => mkdtemp(join(tmpdir(), 'sample-'));

  for (const sample of await registry.samples(await newFolder())) {
    const folder = await newFolder();
    const request = {
      ...sample,
      folder,
      webFolder: folder,
      marksPreviews: false,
      timeStampAuthority: null,
      trustedRoots: [],
      formBlanks: [],
      seal: null,
    };
    // A tool that fails for the sample fails for a real job, too, which reports it.
    await registry
      .load(sample.tool)
      .then((tool) => run(registry, tool, request, silent))
      .catch(() => undefined);
  }
}

/** False when the program does not start: the spare ends, because a plain process serves the job better. */
async function isWarm(registry: RunRegistry, program: Program, channel: ChildChannel): Promise<boolean> {
  try {
    await registry.warm(program);

    return true;
  } catch (error) {
    channel.send(describe(error));

    return false;
  }
}

async function work(registry: RunRegistry, request: SandboxRequest, channel: ChildChannel): Promise<void> {
  try {
    const tool = await registry.load(request.tool);
    optimiseLate();
    const { message, outputs, place } = await run(registry, tool, request, channel);
    channel.send(message);
    channel.send({
      type: 'previewed',
      previews:
        request.drawsPreviews === false
          ? []
          : await previewAll(registry, outputs, place, request.marksPreviews),
    });
  } catch (error) {
    channel.send(describe(error));
  }
}

interface DoneWork {
  readonly message: SandboxMessage;
  readonly outputs: readonly OutputFile[];
  readonly place: RunContext;
}

async function run(
  registry: RunRegistry,
  tool: RunnableTool,
  request: SandboxRequest,
  channel: Pick<ChildChannel, 'send' | 'reportProgress'>,
): Promise<DoneWork> {
  // Never aborted: the worker ends a run by ending its process.
  const place = { workspace: workspaceIn(request.folder), signal: new AbortController().signal };
  const webProxy = tool.facts.reaches === undefined ? null : await openBridge(request.webFolder);
  listenToPages({
    entered: (page) => channel.send({ type: 'page', page, isOpen: true }),
    left: (page) => channel.send({ type: 'page', page, isOpen: false }),
  });
  const startedAt = performance.now();
  const outcome = await runTool(tool, {
    ...place,
    files: request.files,
    options: request.options,
    webProxy,
    timeStampAuthority: request.timeStampAuthority,
    trustedRoots: request.trustedRoots.map((root) => new Uint8Array(Buffer.from(root, 'base64'))),
    seal: request.seal,
    formBlanks: request.formBlanks.map(({ bytes, ...blank }) => ({
      ...blank,
      bytes: new Uint8Array(Buffer.from(bytes, 'base64')),
    })),
    mostResults: resultsPerTask,
    onPart: (part) => channel.send({ type: 'part', ...part }),
    onProgress: (progress) => channel.reportProgress(progress * workShare),
  });
  const engineMilliseconds = performance.now() - startedAt;
  const results = [];

  for (const { input, file } of outcome.results) {
    const pages = (await registry.check(file, place)) ?? file.pages ?? null;
    const { name, kind, path, notes } = file;
    results.push({ input, name, kind, path, pages, notes: [...notes] });
    channel.reportProgress(workShare + (1 - workShare) * (results.length / outcome.results.length));
  }

  const failures = outcome.failures.map(({ input, failure }) => ({
    input,
    code: failure.code,
    values: { ...failure.values },
  }));

  return {
    message: { type: 'finished', engineMilliseconds, results, failures },
    outputs: outcome.results.map(({ file }) => file),
    place,
  };
}

/** Few tools need it, and it loads `node:crypto`: some 4 of the 70 ms in which a process starts. */
async function openBridge(folder: string): Promise<string> {
  const { openWebBridge } = await import('./web-bridge.ts');

  return openWebBridge(folder);
}

/** Draws the previews; one that cannot be drawn is skipped. */
async function previewAll(
  registry: RunRegistry,
  outputs: readonly OutputFile[],
  context: RunContext,
  isMarked: boolean,
) {
  const previews = [];

  for (const [result, output] of outputs.slice(0, previewResults).entries()) {
    const drawn = await registry.preview(output, context, isMarked).catch(() => []);
    previews.push(...drawn.map(({ page, kind, path }) => ({ result, page, kind, path })));
  }

  return previews;
}

function describe(error: unknown): SandboxMessage {
  const failure = isFailure(error) ? error : asFailure(error);

  return {
    type: 'failed',
    code: failure.code,
    values: { ...failure.values },
    detail: failure.message.slice(0, 4000),
  };
}

/** Maps system errors that users can understand; everything else is a crash of the engine. */
function asFailure(error: unknown): Failure {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);

  switch ((error as NodeJS.ErrnoException | null)?.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new Failure('storage-full', detail);
    case 'EFBIG':
      return new Failure('output-limit', detail);
    default:
      return new Failure('engine-crashed', detail);
  }
}
