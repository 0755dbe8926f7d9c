import type { PanelValues } from '@octavo/tools/kit/panel';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { OptionField } from '../option-fields.ts';
import type { WorkspaceFile } from './desk-file.ts';

type Traits = Pick<ToolFacts, 'workspace' | 'joins'>;

/** True when every file of a joined result has a choice of its own pages. */
export function choosesPagesByFile({ workspace, joins }: Traits, fields: readonly OptionField[]): boolean {
  return workspace.kind === 'files' && joins === 'all' && fields.some(({ name }) => name === 'pages');
}

/** Options that the desk itself sets; the panel leaves them out. */
export function workspaceOptions(traits: Traits, fields: readonly OptionField[]): readonly string[] {
  const { workspace } = traits;

  if (workspace.kind === 'files') {
    return [
      // Each protected file asks for its own.
      'password',
      ...(choosesPagesByFile(traits, fields) ? ['pages'] : []),
      ...(workspace.ordered ? ['sort'] : []),
    ];
  }

  return workspace.click === 'arrange' ? ['order', 'rotate'] : [];
}

/** One expression a file, in the order of the desk; absent when every file is taken whole. */
export function pagesByFile(files: readonly WorkspaceFile[]): PanelValues {
  return files.some(({ chosenPages }) => chosenPages !== '')
    ? { pages: files.map(({ chosenPages }) => chosenPages).join(';') }
    : {};
}
