import type { Box } from '@octavo/contract/edits/primitives';
import { boxAround } from '../document/geometry.ts';
import { indexOfPage } from '../document/page-keys.ts';
import { useLines } from '../signing/use-lines.ts';
import { useEditor } from '../state/editor-context.ts';
import { firstPlace, signatureOnLine } from './first-place.ts';
import { useSigningSession } from './signing-context.ts';

interface SignatureTarget {
  readonly page: string;
  /** Signature line of the page; null to find free space beside its text. */
  readonly line: Box | null;
}

/** Proposes where a visible signature goes, and places it. */
export function usePlaceSignature(page: string): {
  /** Free signature line of this page, else of another page, else this page without a line. */
  readonly target: SignatureTarget;
  place(target: SignatureTarget): void;
} {
  const { document, sizeOf, show } = useEditor();
  const { change } = useSigningSession();
  const { lines } = useLines();
  const open = lines.filter(
    ({ kind, field, isPlaced }) => kind === 'signature' && field === null && !isPlaced,
  );
  const line = open.find((each) => each.page === page) ?? open[0];
  const put = (shownOn: string, box: Box) => {
    change({ shownAt: { page: shownOn, box } });
    show(shownOn, box);
  };
  const findRoom = async (shownOn: string) => {
    const index = indexOfPage(shownOn);
    // A page whose content cannot be read counts as empty.
    const [words, graphics] = await Promise.all([
      document.text(index).catch(() => []),
      document.graphics(index).catch(() => []),
    ]);
    const filled = [...words.map(({ quad }) => boxAround(quad)), ...graphics.map(({ box }) => box)];
    put(shownOn, firstPlace(sizeOf(shownOn), filled));
  };

  return {
    target: { page: line?.page ?? page, line: line?.box ?? null },
    place(target) {
      if (target.line === null) {
        void findRoom(target.page);
      } else {
        put(target.page, signatureOnLine(target.line, sizeOf(target.page)));
      }
    },
  };
}
