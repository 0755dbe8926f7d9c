import { Failure } from '@octavo/contract/failures';
import { convertOffice, type OfficeConversion } from '@octavo/engine-node/office/convert';
import { layTable } from '@octavo/engine-node/office/lay-table';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const { password, sheets, ...layout } = options;
  const chosen = sheets
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const opened = { ...file, password: file.password ?? password };
  const table = file.kind === 'csv' ? await layTable(opened, stemOf(file.name), workspace) : null;
  const conversion: OfficeConversion = {
    ...table?.reading,
    title: stemOf(file.name),
    options: { ...layout, sheets: chosen, table: table?.shape ?? null },
    onPage: report,
  };
  const { path, notes, isBlank } = await convertOffice(table?.file ?? opened, conversion, {
    workspace,
    signal,
  });

  if (isBlank) {
    throw new Failure('nothing-to-show', 'no sheet has contents');
  }

  return [
    { name: resultName(file.name, 'pdf'), kind: 'pdf', path, notes: [...(table?.notes ?? []), ...notes] },
  ];
};
