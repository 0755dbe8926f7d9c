import type { Annotation } from '@octavo/contract/edits/annotations';
import { usePlaceTool } from '../canvas/use-place-tool.ts';
import { centreOf } from '../document/geometry.ts';
import { useFieldActions } from '../form/use-field-actions.ts';
import { useGraphicActions } from '../graphics/use-graphic-actions.ts';
import { useMarks } from '../signing/use-marks.ts';
import { useEditor } from '../state/editor-context.ts';
import { isShapeTool } from '../tools/editor-tools.ts';
import { makeCallout, makePath, makeShape, makeTextBox } from '../tools/make-annotation.ts';

/** Size of a shape that was placed by a key, in points. */
const keySize = { width: 140, height: 90 };

/** Places what the current tool makes in the middle of a page; arrow keys then move it. */
export function useKeyPlacing(page: string): () => boolean {
  const { pages, state, dispatch, add } = useEditor();
  const { tool, settings } = state;
  const size = pages.find(({ key }) => key === page)?.size ?? pages[0]!.size;
  const place = usePlaceTool(page, size);
  const marks = useMarks();
  const { choose } = useGraphicActions();
  const { draw: drawField } = useFieldActions();
  const middle = centreOf({ left: 0, top: 0, ...size });
  const box = { left: middle.x - keySize.width / 2, top: middle.y - keySize.height / 2, ...keySize };
  const from = { x: box.left, y: box.top };
  const to = { x: box.left + box.width, y: box.top + box.height };

  const shape = (): Annotation | null => {
    if (!isShapeTool(tool)) {
      return null;
    }

    return tool === 'polyline' || tool === 'polygon'
      ? makePath(tool, [{ x: from.x, y: to.y }, { x: middle.x, y: from.y }, to], settings)
      : makeShape(tool, from, to, settings);
  };

  return () => {
    const made = shape();

    if (made !== null) {
      add(page, made);

      return true;
    }

    switch (tool) {
      case 'sign':
        marks.place(page, size, middle);

        return true;
      case 'note':
      case 'stamp':
      case 'file':
        void place(tool, middle);

        return true;
      case 'image':
        void choose(page, middle);

        return true;
      case 'text-box':
      case 'callout': {
        const annotation =
          tool === 'callout'
            ? makeCallout(middle, middle, size, settings)
            : makeTextBox({ left: from.x, top: from.y, width: 0, height: 0 }, size, settings);
        dispatch({ kind: 'type', typing: { page, target: null, annotation } });

        return true;
      }
      case 'field':
        drawField(page, { left: box.left, top: middle.y, width: 0, height: 0 });

        return true;
      case 'link':
        dispatch({ kind: 'draw-link', link: { page, area: { ...box, height: 24 } } });

        return true;
      default:
        return false;
    }
  };
}
