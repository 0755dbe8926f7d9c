import type { Point } from '@octavo/contract/edits/primitives';
import { useEffect, useState } from 'react';
import { distance, roundedPoint } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import type { ToolName } from '../tools/editor-tools.ts';
import { makePath } from '../tools/make-annotation.ts';
import type { ToolSettings } from '../tools/tool-settings.ts';
import type { GesturePreview } from './gesture.ts';

/** Pixels around the first point, or the last one, within which a press ends the path. */
const closePixels = 8;

/** Polylines and polygons: a press for each point, and Enter, a double click or a press on an end to finish. */
export function usePathTool(page: string, tool: ToolName, settings: ToolSettings) {
  const { add } = useEditor();
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [hovered, setHovered] = useState<Point | null>(null);
  const kind = tool === 'polygon' ? 'polygon' : 'polyline';
  const isActive = tool === 'polyline' || tool === 'polygon';

  const end = (all: readonly Point[]) => {
    const made = makePath(kind, all, settings);
    setPoints([]);
    setHovered(null);

    if (made !== null) {
      add(page, made);
    }
  };

  const press = (point: Point, scale: number) => {
    const [first] = points;
    const last = points.at(-1);
    const isEnd = (other: Point | undefined) =>
      other !== undefined && distance(other, point) < closePixels / scale;

    if (points.length > 1 && (isEnd(first) || isEnd(last))) {
      end(points);
    } else if (!isEnd(last)) {
      setPoints([...points, roundedPoint(point)]);
    }
  };

  useEffect(() => {
    if (!isActive) {
      setPoints([]);
    }
  }, [isActive]);

  useEffect(() => {
    if (points.length === 0) {
      return;
    }

    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter' ? points : []);
      }
    };
    document.addEventListener('keydown', onKey, { capture: true });

    return () => document.removeEventListener('keydown', onKey, { capture: true });
  });

  const shown = hovered === null ? points : [...points, hovered];
  const annotation = points.length === 0 ? null : makePath('polyline', shown, settings);
  const draft: GesturePreview | null = annotation === null ? null : { kind: 'annotation', annotation };

  return {
    draft,
    press,
    hover: (point: Point) => {
      if (points.length > 0) {
        setHovered(point);
      }
    },
    finish: () => {
      if (points.length > 0) {
        end(points);
      }
    },
  };
}
