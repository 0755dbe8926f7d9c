import type { Box, PathCommand } from '@octavo/pdf/content/page-content';
import { xml } from '../ooxml/xml.ts';
import type { Geometry } from './shape.ts';
import { emu, thousandths, turnOf } from './units.ts';

/** Position, size and rotation: `a:xfrm`, or `p:xfrm` of a graphic frame. */
export function transformOf(name: string, box: Box, angle: number, flipsVertically = false): string {
  return xml(
    name,
    { rot: turnOf(angle), flipV: flipsVertically || null },
    xml('a:off', { x: emu(box.left), y: emu(box.top) }),
    xml('a:ext', { cx: emu(box.right - box.left), cy: emu(box.bottom - box.top) }),
  );
}

/** Geometry element of a shape (`a:prstGeom`, `a:custGeom`). */
export function geometryOf(geometry: Geometry, box: Box): string {
  switch (geometry.kind) {
    case 'rectangle':
      return preset('rect');
    case 'round-rectangle':
      return preset('roundRect', `val ${thousandths(Math.min(geometry.radiusShare, 0.5))}`);
    case 'ellipse':
      return preset('ellipse');
    case 'line':
      return preset('line');
    case 'path':
      return customGeometry(geometry.commands, box);
  }
}

function preset(prst: string, adjustment: string | null = null): string {
  const guide = adjustment === null ? '' : xml('a:gd', { name: 'adj', fmla: adjustment });

  return xml('a:prstGeom', { prst }, xml('a:avLst', {}, guide));
}

function customGeometry(commands: readonly PathCommand[], box: Box): string {
  const point = (x: number, y: number) => xml('a:pt', { x: emu(x - box.left), y: emu(y - box.top) });

  const drawn = commands.map((command) => {
    switch (command.kind) {
      case 'move':
        return xml('a:moveTo', {}, point(command.x, command.y));
      case 'line':
        return xml('a:lnTo', {}, point(command.x, command.y));
      case 'curve':
        return xml(
          'a:cubicBezTo',
          {},
          point(command.x1, command.y1),
          point(command.x2, command.y2),
          point(command.x, command.y),
        );
      case 'close':
        return xml('a:close');
    }
  });

  return xml(
    'a:custGeom',
    {},
    xml('a:avLst'),
    xml('a:gdLst'),
    xml('a:ahLst'),
    xml('a:cxnLst'),
    xml('a:rect', { l: 0, t: 0, r: 'r', b: 'b' }),
    xml(
      'a:pathLst',
      {},
      xml('a:path', { w: emu(box.right - box.left), h: emu(box.bottom - box.top) }, ...drawn),
    ),
  );
}
