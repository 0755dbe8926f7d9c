import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import type { FolderStep, FolderTask } from '@octavo/contract/folders';
import { checkOptionFiles } from '@octavo/contract/option-files';
import { chainProblem } from '@octavo/domain/folders/chain';
import type { InputFile } from '@octavo/engine-node/run-files';
import type { Locale } from '@octavo/i18n/locales';
import { catalogue, isToolId, type ToolId } from '@octavo/tools/catalogue';
import { parseOptions } from '@octavo/tools/kit/run-tool';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { loadOptions } from '@octavo/tools/options';
import { absolute, requireFolder } from './list-folder.ts';
import type { OptionFileStore } from './option-files.ts';
import { FolderFailure, listing } from './problem.ts';

/** A tool of a chain, with the options as they are sent to its run. */
export interface Step {
  readonly tool: ToolId;
  readonly facts: ToolFacts;
  readonly options: Readonly<Record<string, unknown>>;
  /** Files that options take. */
  readonly optionFiles: readonly InputFile[];
}

/** A task whose folders exist and whose tools fit. */
export interface CheckedTask {
  /** Real path of the folder with the files. */
  readonly source: string;
  /** Real path of the folder for the results, which may not exist yet. */
  readonly target: string;
  readonly steps: readonly [Step, ...Step[]];
  /** Password of the files; empty when there is none. */
  readonly password: string;
  /** True when the user states the right to change files that their owner restricts. */
  readonly rights: boolean;
  readonly locale: Locale;
}

/**
 * Checks a task before any file is touched.
 *
 * @throws FolderFailure for its folders and tools
 * @throws Failure of the options, such as `password-empty`
 */
export async function checkTask(
  task: FolderTask,
  optionFiles: Pick<OptionFileStore, 'find'>,
): Promise<CheckedTask> {
  const [first, ...others] = await checkSteps(task.steps, optionFiles);
  const given = absolute(task.source);
  await requireFolder(given);
  const source = await listing(() => realpath(given));
  const target = await realTarget(absolute(task.target));

  if (source === target) {
    throw new FolderFailure('same-folder');
  }

  // Results in subfolders of the target could land among the originals.
  if (source.startsWith(target.endsWith(sep) ? target : target + sep)) {
    throw new FolderFailure('target-holds-source');
  }

  const { password, rights, locale } = task;

  return { source, target, steps: [first, ...others], password, rights, locale };
}

/** Checks a chain of tools. @throws FolderFailure, Failure of the options */
async function checkSteps(
  given: readonly FolderStep[],
  optionFiles: Pick<OptionFileStore, 'find'>,
): Promise<[Step, ...Step[]]> {
  const steps = await Promise.all(
    given.map(async (step): Promise<Step> => {
      const { tool, options } = step;

      if (!isToolId(tool)) {
        throw new FolderFailure('tool-not-for-folders');
      }

      return { tool, facts: catalogue[tool], options, optionFiles: await optionFiles.find(step) };
    }),
  );
  const problem = chainProblem(steps.map(({ facts }) => facts));
  const [first, ...others] = steps;

  if (problem !== null || first === undefined) {
    throw new FolderFailure(problem ?? 'tool-not-for-folders');
  }

  for (const { tool, facts, options, optionFiles: taken } of steps) {
    checkOptionFiles(facts.optionFiles ?? {}, taken);
    parseOptions(await loadOptions(tool), options);
  }

  return [first, ...others];
}

/**
 * Real path of a folder: a link must not hide that both folders are one. The path as given when it does not resolve: a
 * folder that does not exist neither is the source nor holds it.
 */
async function realTarget(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}
