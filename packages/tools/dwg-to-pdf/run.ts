import { drawDrawing } from '@octavo/engine-node/cad/draw-drawing';
import { namingFile } from '@octavo/engine-node/naming-file';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const drawn = await namingFile(file, () => drawDrawing(file, options, { workspace, signal }, report));

  return [{ ...drawn, name: resultName(file.name, 'pdf'), kind: 'pdf' }];
};
