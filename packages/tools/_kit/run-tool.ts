import { Failure, isFailure, withValues } from '@octavo/contract/failures';
import { checkOptionFiles, isOptionFile } from '@octavo/contract/option-files';
import { mostWholeBytes } from '@octavo/engine-node/file-bytes';
import type { OperatorBlank } from '@octavo/engine-node/forms/operator-blanks';
import type { InputFile, OutputFile, Workspace } from '@octavo/engine-node/run-files';
import type * as z from 'zod';
import type { PartFile, RunFacts, SealKey, ToolRunInput } from './types.ts';

/** A tool as one environment loads it: facts, options and run function. */
export interface RunnableTool {
  readonly facts: RunFacts;
  readonly options: z.ZodObject;
  run(run: ToolRunInput<never>): Promise<OutputFile[]>;
}

export interface ToolRequest {
  /** Files to work on, and files of options. */
  readonly files: readonly InputFile[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
  /** Required for tools whose facts declare web access. */
  readonly webProxy?: string | null;
  /** For tools that reach authorities. */
  readonly timeStampAuthority?: string | null;
  /** For tools that reach authorities: certificates in DER that the host trusts. */
  readonly trustedRoots?: readonly Uint8Array[];
  /** For runs that seal. */
  readonly seal?: SealKey | null;
  /** For tools with a form: newer blanks of the operator. */
  readonly formBlanks?: readonly OperatorBlank[];
  /** Largest number of results of the run; unlimited when absent. */
  readonly mostResults?: number;
  /** Takes failures of parts of a run without files; without it, the run fails as a whole. */
  readonly onPartFailed?: (failure: Failure) => void;
  /** Takes what a tool that reads for questions has read so far. */
  readonly onPart?: (part: PartFile) => void;
  /** Reports the completed share of the work, from 0 to 1. */
  onProgress(progress: number): void;
}

/** `input` is the index of the file a result or a failure belongs to; null when the files were joined. */
export interface ToolOutcome {
  readonly results: readonly { readonly input: number | null; readonly file: OutputFile }[];
  readonly failures: readonly { readonly input: number; readonly failure: Failure }[];
}

/**
 * Runs a tool on its files. Files that fail do not affect the others.
 *
 * @throws Failure `illegal-input` when the options are invalid, or the failure of the work itself when
 * files are joined or the only file failed.
 */
export async function runTool(tool: RunnableTool, request: ToolRequest): Promise<ToolOutcome> {
  const options = parseOptions(tool.options, request.options);
  const inputs = [...request.files.entries()].filter(([, file]) => !isOptionFile(file));
  const files = inputs.map(([, file]) => file);
  const optionFiles = request.files.filter(isOptionFile);
  checkCount(tool.facts, files.length);
  checkOptionFiles(tool.facts.optionFiles ?? {}, request.files);

  if (tool.facts.joins === 'all') {
    const results = await runWithin(
      tool,
      runOf(request, options, files, 0, (progress) => request.onProgress(progress)),
    ).catch((error: unknown) => {
      throw advised(error, tool.facts, files, optionFiles);
    });
    request.onProgress(1);

    return { results: results.map((file) => ({ input: null, file })), failures: [] };
  }

  const results: { input: number; file: OutputFile }[] = [];
  const failures: { input: number; failure: Failure }[] = [];

  for (const [done, [input, file]] of inputs.entries()) {
    request.signal.throwIfAborted();

    try {
      const share = (progress: number) => request.onProgress((done + progress) / files.length);
      const made = await runWithin(tool, runOf(request, options, [file], results.length, share));
      results.push(...made.map((result) => ({ input, file: result })));
      share(1);
    } catch (error) {
      if (!isFailure(error) || request.signal.aborted) {
        throw error;
      }

      failures.push({ input, failure: advised(error, tool.facts, [file], optionFiles) });
    }
  }

  const [first] = failures;

  if (first !== undefined && results.length === 0 && files.length === 1) {
    throw first.failure;
  }

  return { results, failures };
}

/**
 * Runs a tool, most of which read whole files.
 *
 * @throws Failure `file-too-large` for a file that is too large for that, and the failure of the work itself.
 */
async function runWithin(tool: RunnableTool, input: ToolRunInput<never>): Promise<OutputFile[]> {
  try {
    return await tool.run(input);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE') {
      throw new Failure('file-too-large', error.message, { cause: error, values: { each: mostWholeBytes } });
    }

    throw error;
  }
}

/**
 * @throws Failure `illegal-input` naming the first invalid option, or the code that the schema specifies.
 */
export function parseOptions(
  schema: z.ZodObject,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  // Without strict parsing, a misspelt option would silently have no effect.
  const parsed = schema.strict().safeParse(given);

  if (parsed.success) {
    return parsed.data;
  }

  const [issue] = parsed.error.issues;
  const named = issue?.code === 'custom' ? issue.params?.['failure'] : undefined;

  // An option that the tool does not have, such as one of the command line only, has no path.
  const option = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : (issue?.path.join('.') ?? '');

  throw new Failure(named ?? 'illegal-input', [option, issue?.message].filter(Boolean).join(': '), {
    values: { option },
  });
}

/**
 * Adds the advice to repair a damaged PDF to its failure, except when the repair tool itself failed or the failure
 * names a file of an option.
 */
function advised<Thrown>(
  error: Thrown,
  facts: RunFacts,
  files: readonly InputFile[],
  optionFiles: readonly InputFile[],
): Thrown | Failure {
  if (!isFailure(error) || error.code !== 'damaged-file') {
    return error;
  }

  const isRepairable = facts.repairsDamaged !== true && files.every(({ kind }) => kind === 'pdf');
  const isOfOption = optionFiles.some(({ name }) => name === error.values['file']);

  return isRepairable && !isOfOption ? withValues(error, { advice: 'repair' }) : error;
}

function checkCount(facts: RunFacts, count: number): void {
  if (count < facts.minFiles) {
    throw new Failure('too-few-files', `${count} of ${facts.minFiles}`, {
      values: { minimum: facts.minFiles },
    });
  }

  if (count > facts.maxFiles) {
    throw new Failure('too-many-files', `${count} of ${facts.maxFiles}`, {
      values: { limit: facts.maxFiles },
    });
  }
}

function byOption(files: readonly InputFile[]): Readonly<Record<string, readonly InputFile[]>> {
  const lists: Record<string, InputFile[]> = {};

  for (const file of files.filter(isOptionFile)) {
    (lists[file.option] ??= []).push(file);
  }

  return lists;
}

function runOf(
  request: ToolRequest,
  options: Record<string, unknown>,
  files: readonly InputFile[],
  resultsSoFar: number,
  onProgress: (progress: number) => void,
): ToolRunInput<never> {
  return {
    files,

    get file() {
      const [file] = files;

      if (file === undefined) {
        throw new Failure('too-few-files', 'no file', { values: { minimum: 1 } });
      }

      return file;
    },

    // The options were parsed by the tool's own schema just above: the only cast from a tool id to its types.
    options: options as never,
    optionFiles: byOption(request.files),
    workspace: request.workspace,
    signal: request.signal,
    webProxy: request.webProxy ?? null,
    timeStampAuthority: request.timeStampAuthority ?? null,
    trustedRoots: request.trustedRoots ?? [],
    seal: request.seal ?? null,
    formBlanks: request.formBlanks ?? [],
    onPartFailed: request.onPartFailed ?? null,
    onPart: request.onPart ?? null,
    mostResults: (request.mostResults ?? Number.POSITIVE_INFINITY) - resultsSoFar,
    report: (done, total) => onProgress(total === 0 ? 0 : Math.min(1, done / total)),
  };
}
