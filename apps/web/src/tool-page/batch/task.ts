import type { JobRequest } from '@octavo/contract/job';
import { failureText } from '@octavo/i18n/failures';
import { plural } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import type { WorkbenchWords } from '@octavo/i18n/workbench';
import { readPages } from '@octavo/tools/kit/page-choice';
import { type PageRules, rulesByPages, textOption } from '@octavo/tools/kit/page-rules';
import { pagesProblem } from '@octavo/tools/kit/pages-problem';
import type { PanelModule, PanelOptionFiles, PanelValues, PanelVerdict } from '@octavo/tools/kit/panel';
import { needsRights, pagesOf, type WorkspaceFile } from '../files/workspace-file.ts';
import type { Tool } from '../tool.ts';
import type { OptionFileList } from './options/option-files.ts';
import { choosesPagesByFile, pagesByFile } from './options/workspace-options.ts';
import type { Arrangement } from './pages/arrangement.ts';
import { orderOf } from './pages/order.ts';

/** Everything that decides what the page's action does. */
export interface PageTask {
  readonly tool: Tool;
  readonly panel: PanelModule | null;
  readonly files: readonly WorkspaceFile[];
  readonly values: PanelValues;
  readonly arrangement: Arrangement;
  /** Files that options take, by the name of the option. */
  readonly optionFiles: OptionFileList;
}

/**
 * Rules by which pages in the workspace follow the options; null when files are handled whole or pages are
 * arranged freely.
 */
export function rulesOf({ tool: { facts }, panel }: Pick<PageTask, 'tool' | 'panel'>): PageRules | null {
  if (facts.workspace.kind !== 'pages' || facts.workspace.click === 'arrange') {
    return null;
  }

  return panel?.pages ?? rulesByPages(facts.workspace.click === 'remove' ? 'removed' : 'chosen');
}

/** Number of items the action handles: pages when the tool works on pages, files otherwise. */
export function countOf(task: PageTask): number {
  const { facts } = task.tool;
  const rules = rulesOf(task);

  if (facts.workspace.kind !== 'pages') {
    return task.files.length;
  }

  return rules === null
    ? task.arrangement.slots.length
    : task.files.reduce((sum, file) => sum + rules.affected(task.values, pagesOf(file) ?? 0), 0);
}

/** Decides if the action is available; if not, returns what to do first. */
export function judge(task: PageTask, words: WorkbenchWords, locale: Locale): PanelVerdict {
  const { tool, panel, files, values } = task;
  const inWorkspace = judgeFiles(task, words.action, locale);

  if (!inWorkspace.ready) {
    return inWorkspace;
  }

  const narrow = files.find((file) => !fits(textOption(values, 'pages'), pagesOf(file)));

  if (narrow !== undefined && !choosesPagesByFile(tool.facts, tool.options.fields)) {
    const problem = pagesProblem(textOption(values, 'pages'), pagesOf(narrow) ?? 0, locale);

    return { ready: false, reason: problem ?? words.action.needsPages, isAtField: problem !== null };
  }

  const panelFiles = files.map(toPanelFile);
  const optionFiles = toPanelOptionFiles(task.optionFiles, locale);
  const verdict = panel?.judge?.({ locale, copy: tool.copy, values, files: panelFiles, optionFiles }) ?? {
    ready: true,
  };

  return verdict.ready ? judgePages(task, words.action) : verdict;
}

/** Label of the action: its effect, or what it needs when there is nothing to do. */
export function labelOf(task: PageTask, words: WorkbenchWords['action'], locale: Locale): string {
  const { facts, copy } = task.tool;
  const count = countOf(task);

  if (task.files.length < facts.minFiles) {
    return task.files.length === 0 ? words.needsFiles : words.needsAnother;
  }

  if (count > 0 || facts.workspace.kind !== 'pages') {
    return plural(locale, count, copy.action);
  }

  // The server counts the pages of a file that can't be read here.
  if (task.files.some((file) => pagesOf(file) === null)) {
    return words.anyPages;
  }

  return facts.workspace.click === 'arrange' ? words.needsPage : words.needsPages;
}

function judgeFiles(
  { tool: { facts }, files, optionFiles }: PageTask,
  words: WorkbenchWords['action'],
  locale: Locale,
): PanelVerdict {
  if (files.length < facts.minFiles) {
    return { ready: false, reason: failureText(locale, 'too-few-files', { minimum: facts.minFiles }) };
  }

  const refused = Object.values(optionFiles).find(({ failure }) => failure !== null)?.failure ?? null;

  if (refused !== null) {
    return { ready: false, reason: failureText(locale, refused.code, refused.values) };
  }

  if (files.some(({ status }) => status === 'uploadFail')) {
    return { ready: false, reason: words.failed };
  }

  const locked = facts.opensProtected !== true && files.some(({ preview }) => preview.state === 'locked');

  if (locked) {
    return { ready: false, reason: words.locked };
  }

  const unstated = files.some((file) => needsRights(facts, file) && !file.rights);

  return unstated ? { ready: false, reason: words.rights } : { ready: true };
}

function judgePages(task: PageTask, words: WorkbenchWords['action']): PanelVerdict {
  const { workspace } = task.tool.facts;
  const known = task.files.every((file) => pagesOf(file) !== null);

  // The server may still process a file that can't be read here.
  if (workspace.kind !== 'pages' || !known) {
    return { ready: true };
  }

  const count = countOf(task);
  const all = task.files.reduce((sum, file) => sum + (pagesOf(file) ?? 0), 0);

  if (workspace.click === 'remove' && count === all) {
    return { ready: false, reason: words.notAll };
  }

  return count === 0
    ? { ready: false, reason: workspace.click === 'arrange' ? words.notAll : words.chooseFirst }
    : { ready: true };
}

function fits(pages: string, count: number | null): boolean {
  return pages === '' || count === null || readPages(pages, count) !== null;
}

/** Job request for the server, with the given id. */
export function requestFor(id: string, task: PageTask): JobRequest {
  const { tool, panel, values, arrangement, files, optionFiles } = task;
  const { facts, options } = tool;
  const arranged = facts.workspace.kind === 'pages' && facts.workspace.click === 'arrange';
  const {
    files: used,
    order,
    rotate,
  } = orderOf(
    arrangement.slots,
    files.map(({ key }) => key),
  );
  const sent = arranged && used.length > 0 ? files.filter(({ key }) => used.includes(key)) : files;

  return {
    id,
    tool: tool.id,
    files: [
      ...sent.map(({ token, password, rights }) => ({
        token,
        ...(password === '' ? {} : { password }),
        ...(rights ? { rights } : {}),
      })),
      ...Object.values(optionFiles).map(({ token, option }) => ({ token, option })),
    ],
    options: {
      ...withoutEmpty(panel?.send?.(values) ?? values),
      ...(choosesPagesByFile(facts, options.fields) ? pagesByFile(files) : {}),
      ...(arranged && used.length > 0 ? { order, ...(rotate === '' ? {} : { rotate }) } : {}),
    },
  };
}

/** Leaves out options that are empty, so that the tool's own default applies. */
function withoutEmpty(values: PanelValues): PanelValues {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  );
}

export function toPanelFile(file: WorkspaceFile) {
  return {
    key: file.key,
    name: file.name,
    sizeBytes: file.sizeBytes,
    pages: pagesOf(file),
    locked: file.preview.state === 'locked',
  };
}

export function toPanelOptionFiles(files: OptionFileList, locale: Locale): PanelOptionFiles {
  return Object.fromEntries(
    Object.entries(files).map(([option, { name, sizeBytes, url, failure }]) => {
      const problem = failure === null ? null : failureText(locale, failure.code, failure.values);

      return [option, { name, sizeBytes, url, problem }];
    }),
  );
}
