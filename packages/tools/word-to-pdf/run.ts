import { convertOffice } from '@octavo/engine-node/office/convert';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const { password, changes, comments } = options;
  const opened = { ...file, password: file.password ?? password };
  const conversion = { title: stemOf(file.name), options: { changes, comments }, onPage: report };
  const { path, notes } = await convertOffice(opened, conversion, { workspace, signal });

  return [{ name: resultName(file.name, 'pdf'), kind: 'pdf', path, notes }];
};
