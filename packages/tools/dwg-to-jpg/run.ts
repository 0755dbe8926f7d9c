import { drawAtWidth } from '@octavo/engine-node/cad/draw-at-width';
import { drawDrawing } from '@octavo/engine-node/cad/draw-drawing';
import { namingFile } from '@octavo/engine-node/naming-file';
import { stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const drawn = await namingFile(file, () => drawDrawing(file, options, place, () => undefined));
  const pictures = await drawAtWidth(drawn.path, options, place, report);
  const digits = String(pictures.length).length;

  return pictures.map(({ path, dpi, isSmaller }, index) => ({
    name:
      pictures.length === 1
        ? `${stemOf(file.name)}.jpg`
        : `${stemOf(file.name)}-${String(index + 1).padStart(digits, '0')}.jpg`,
    kind: 'jpg',
    path,
    notes: [
      ...(index === 0 ? drawn.notes : []),
      ...(isSmaller ? [{ code: 'resolution-lowered', values: { page: index + 1, dpi } }] : []),
    ],
  }));
};
