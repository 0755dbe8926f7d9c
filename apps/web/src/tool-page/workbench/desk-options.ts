import type { PanelValues } from '@octavo/tools/kit/panel';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { OptionField } from '../option-fields.ts';
import type { DeskFile } from './desk-file.ts';

type Traits = Pick<ToolFacts, 'desk' | 'joins'>;

/** True when every file of a joined result has a choice of its own pages. */
export function choosesPagesByFile({ desk, joins }: Traits, fields: readonly OptionField[]): boolean {
  return desk.kind === 'files' && joins === 'all' && fields.some(({ name }) => name === 'pages');
}

/** Options that the desk itself sets; the panel leaves them out. */
export function optionsOfDesk(traits: Traits, fields: readonly OptionField[]): readonly string[] {
  const { desk } = traits;

  if (desk.kind === 'files') {
    return [
      // Each protected file asks for its own.
      'password',
      ...(choosesPagesByFile(traits, fields) ? ['pages'] : []),
      ...(desk.ordered ? ['sort'] : []),
    ];
  }

  return desk.click === 'arrange' ? ['order', 'rotate'] : [];
}

/** One expression a file, in the order of the desk; absent when every file is taken whole. */
export function pagesByFile(files: readonly DeskFile[]): PanelValues {
  return files.some(({ chosenPages }) => chosenPages !== '')
    ? { pages: files.map(({ chosenPages }) => chosenPages).join(';') }
    : {};
}
