import type { Box } from '@octavo/contract/edits/primitives';
import { useMemo, useSyncExternalStore } from 'react';
import { grown, type Size, union } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { placeText } from './placed-text.ts';
import { keptTextOf } from './set-texts.ts';
import { useTexts } from './use-texts.ts';

/** Points around the open text that change with it: accents, marks of a list, the ends of slanted letters. */
const margin = 12;

/** Part of a page that changes while its open text is typed; null when none is open. */
export function useTypedPart(page: string, { height }: Size): Box | null {
  const { state, setTexts } = useEditor();
  const texts = useTexts(page);
  const all = useSyncExternalStore(setTexts.subscribe, setTexts.all, setTexts.all);
  const key = state.openText?.page === page ? state.openText.key : null;

  return useMemo(() => {
    const object = texts.find((text) => text.key === key);

    if (object === undefined) {
      return null;
    }

    const { box, report } = placeText(object, keptTextOf(all, object));
    const own = grown(union([object.box, box]), margin);
    const isMoving = report?.fit === 'moved';

    // The rest of the column moves with the text, and is drawn again, too.
    return isMoving ? { ...own, height: height - own.top } : own;
  }, [texts, key, all, height]);
}
