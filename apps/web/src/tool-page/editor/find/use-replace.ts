import type { Operation } from '@octavo/contract/edits/edit-list';
import { randomToken } from '../../../transports/random-token.ts';
import { checkpointOf, hasChangedContent } from '../document/checkpoint.ts';
import { changeText } from '../edits/text-edits.ts';
import { useEditor } from '../state/editor-context.ts';
import type { FoundSpan } from '../state/editor-state.ts';
import { withText } from '../text/runs.ts';
import { textsOf } from '../text/text-object.ts';

/** Replaces places of texts, all of them in one step of undo. */
export function useReplace(): (places: readonly FoundSpan[], replacement: string) => Promise<void> {
  const { contents, state, dispatch, list } = useEditor();

  return async (places, replacement) => {
    const [first] = places;

    if (first === undefined) {
      return;
    }

    const pages = [...new Set(places.map((place) => place.page))];
    const read = await Promise.all(
      pages.map(async (page) => {
        const checkpoint = checkpointOf(state.operationsByPage.get(page) ?? []);
        const units = hasChangedContent(checkpoint) ? [] : await contents.readTextUnits(page, checkpoint);

        return { page, units };
      }),
    );
    // The list may have changed while the texts were read.
    let changed: readonly Operation[] = list();

    for (const { page, units } of read) {
      const ofPage = places.filter((place) => place.page === page);

      for (const object of textsOf(page, units, changed)) {
        const own = ofPage.filter(
          ({ key, from, to, text }) => key === object.key && object.text.slice(from, to) === text,
        );

        if (own.length > 0) {
          // From the end, so that the places before stay where they are.
          const runs = own
            .toSorted((one, other) => other.from - one.from)
            .reduce((all, { from, to }) => withText(all, from, to, replacement), object.runs);
          changed = changeText(changed, randomToken().slice(0, 16), object, { runs });
        }
      }
    }

    dispatch({
      kind: 'edit',
      edit: { operations: changed, name: { verb: 'replace', object: 'text' }, page: first.page },
    });
  };
}
