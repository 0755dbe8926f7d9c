import type { FolderProblemCode } from '@octavo/contract/folders';
import type { FileKind } from '@octavo/contract/kinds';

/** Facts of a tool that decide about its place in a chain. */
export interface ChainedTool {
  readonly surface: string;
  readonly workspace: { readonly kind: string; readonly click?: string };
  readonly joins: 'each' | 'all';
  readonly minFiles: number;
  readonly accepts: readonly FileKind[];
  readonly produces: readonly FileKind[];
}

/**
 * True for a tool that works on one file after the other by options alone: an editor and a page grid need a user for
 * each file.
 */
export function worksOnFolders(tool: ChainedTool): boolean {
  const { surface, workspace, joins, minFiles, accepts } = tool;
  const isArranged = workspace.kind === 'page' || workspace.click === 'arrange';

  return (
    surface === 'batch' &&
    !isArranged &&
    joins === 'each' &&
    minFiles === 1 &&
    accepts.some((kind) => kind !== 'url')
  );
}

/** Problem of a chain: a tool that needs a user, or one that takes nothing the tool before it makes. */
export function chainProblem(tools: readonly ChainedTool[]): FolderProblemCode | null {
  if (tools.length === 0 || !tools.every(worksOnFolders)) {
    return 'tool-not-for-folders';
  }

  return tools.every((tool, index) => fitsAfter(tools[index - 1], tool)) ? null : 'steps-do-not-fit';
}

/** True when a tool takes at least one kind that the one before it makes; true without one before it. */
export function fitsAfter(before: ChainedTool | undefined, { accepts }: ChainedTool): boolean {
  return before === undefined || before.produces.some((kind) => accepts.includes(kind));
}
