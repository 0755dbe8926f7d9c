import type { PanelValues } from '@octavo/tools/kit/panel';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { WorkspaceFile } from '../../files/workspace-file.ts';
import type { OptionField } from '../../option-fields.ts';
import type { Tool } from '../../tool.ts';

type WorkspaceTraits = Pick<ToolFacts, 'workspace' | 'joins'>;

/** True when every file of a joined result has its own page selection. */
export function choosesPagesByFile(
  { workspace, joins }: WorkspaceTraits,
  fields: readonly OptionField[],
): boolean {
  return workspace.kind === 'files' && joins === 'all' && fields.some(({ name }) => name === 'pages');
}

/** Options that the workspace itself sets; the panel leaves them out. */
function workspaceOptions(traits: WorkspaceTraits, fields: readonly OptionField[]): readonly string[] {
  const { workspace } = traits;

  if (workspace.kind === 'files') {
    return [
      // Each protected file has its own password prompt.
      'password',
      ...(choosesPagesByFile(traits, fields) ? ['pages'] : []),
      ...(workspace.ordered ? ['sort'] : []),
    ];
  }

  return workspace.kind === 'pages' && workspace.click === 'arrange' ? ['order', 'rotate'] : [];
}

/** Options that a panel asks for; without any, the workspace takes the whole width. */
export function panelFields({ facts, options }: Pick<Tool, 'facts' | 'options'>): readonly OptionField[] {
  const inWorkspace = workspaceOptions(facts, options.fields);

  return options.fields.filter(({ name }) => !inWorkspace.includes(name));
}

/** Page expressions of the files, in the order of the workspace; absent when every file is taken whole. */
export function pagesByFile(files: readonly WorkspaceFile[]): PanelValues {
  return files.some(({ chosenPages }) => chosenPages !== '')
    ? { pages: files.map(({ chosenPages }) => chosenPages).join(';') }
    : {};
}
