import type { Point } from '@octavo/contract/edits/primitives';
import { checkpointOf, hasChangedContent } from '../document/checkpoint.ts';
import { contains, grown } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOperations } from '../state/use-page-objects.ts';
import { forbidden } from '../tools/editor-tools.ts';
import { type PlacedText, placeText } from './placed-text.ts';
import { indexAt } from './set-lines.ts';
import { keptTextOf } from './set-texts.ts';
import { type TextObject, textsOf } from './text-object.ts';
import { useTextActions } from './use-text-actions.ts';

/** Points around a text within which a press is meant for it. */
const margin = 2;

/** Picks texts of a page with the tool that selects; they are read when one is first looked for. */
export function useTextPicking(page: string) {
  const { document, contents, setTexts, dispatch } = useEditor();
  const { open } = useTextActions();
  const operations = useOperations(page);

  const readTexts = async (): Promise<readonly TextObject[]> => {
    if (forbidden('text', document.description) !== null) {
      return [];
    }

    const checkpoint = checkpointOf(operations);
    const units = hasChangedContent(checkpoint) ? [] : await contents.readTextUnits(page, checkpoint);

    return textsOf(page, units, operations.slice(checkpoint.length));
  };

  const textAt = async (point: Point): Promise<(PlacedText & { readonly object: TextObject }) | null> => {
    const texts = await readTexts();
    const hits = texts
      .map((object) => ({ object, ...placeText(object, keptTextOf(setTexts.all(), object)) }))
      .filter(({ box }) => contains(grown(box, margin), point))
      .toSorted((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);

    return hits[0] ?? null;
  };

  return {
    /** All texts of the page. */
    read: readTexts,
    /** Key of the text at a point. */
    keyAt: async (point: Point): Promise<string | undefined> => (await textAt(point))?.object.key,
    /** Selects the text at a point, or nothing. */
    async select(point: Point) {
      const hit = await textAt(point);
      dispatch({ kind: 'select', selection: hit === null ? null : { page, key: hit.object.key } });
    },
    /** Opens the text at a point for typing. */
    async type(point: Point) {
      const hit = await textAt(point);

      if (hit !== null) {
        open(hit.object, indexAt(hit.lines, hit.object.angle, point));
      }
    },
  };
}
