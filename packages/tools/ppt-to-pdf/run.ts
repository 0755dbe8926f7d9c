import { Failure } from '@octavo/contract/failures';
import { convertOffice } from '@octavo/engine-node/office/convert';
import { makeHandouts } from '@octavo/engine-node/office/handouts';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const { password, layout, pageSize, notes: withNotes, hidden } = options;
  const opened = { ...file, password: file.password ?? password };
  const conversion = { title: stemOf(file.name), options: { notes: withNotes, hidden }, onPage: report };
  const { path, notes, isBlank } = await convertOffice(opened, conversion, { workspace, signal });

  if (isBlank) {
    throw new Failure('nothing-to-show', 'slides without content');
  }

  const handouts =
    layout === '1'
      ? path
      : await makeHandouts(path, { perSheet: Number(layout), pageSize, withNotes }, workspace);

  return [{ name: resultName(file.name, 'pdf'), kind: 'pdf', path: handouts, notes }];
};
