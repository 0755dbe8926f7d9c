import { useContext } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { signatureOnLine } from '../certificate/first-place.ts';
import { SigningContext } from '../certificate/signing-context.ts';
import { useEditor } from '../state/editor-context.ts';
import type { FoundLine, LineKind } from './found-lines.ts';
import { markForLine } from './line-mark.ts';
import { useMarks } from './use-marks.ts';

/**
 * Places on lines what they ask for: a mark, or the visible signature while signing by certificate. Asks for a mark
 * that is not made yet. Resolves with true when something was placed.
 */
export function usePlaceOnLines(): (lines: readonly FoundLine[], kind: LineKind) => Promise<boolean> {
  const locale = useLocale();
  const { state, sizeOf, show } = useEditor();
  const { placeOn, ask } = useMarks();
  const session = useContext(SigningContext);

  return async (lines, kind) => {
    const [first] = lines;

    if (first === undefined) {
      return false;
    }

    show(first.page, first.box);

    if (kind === 'signature' && session?.snapshot().tab === 'certificate') {
      const { field, page } = first;
      session.change(
        field === null
          ? { field, shownAt: { page, box: signatureOnLine(first.box, sizeOf(page)) } }
          : { field, shownAt: null },
      );

      return true;
    }

    const mark = await markForLine(kind, state.settings.signing, locale);

    if (mark === null) {
      session?.chooseTab('mark');
      ask(kind, lines);

      return false;
    }

    placeOn(lines, mark);

    return true;
  };
}
