import type { PathSegment } from '@octavo/pdf/edit/path-operators';

/** Path as SVG has it. */
export function pathData(path: readonly PathSegment[]): string {
  return path
    .map((segment) => {
      switch (segment.kind) {
        case 'move':
          return `M${segment.x.toFixed(2)} ${segment.y.toFixed(2)}`;
        case 'line':
          return `L${segment.x.toFixed(2)} ${segment.y.toFixed(2)}`;
        case 'curve':
          return `C${segment.points.map((value) => value.toFixed(2)).join(' ')}`;
        case 'close':
          return 'Z';
      }
    })
    .join('');
}
