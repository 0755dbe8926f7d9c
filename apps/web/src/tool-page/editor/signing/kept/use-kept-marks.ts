import { useCallback, useEffect, useState } from 'react';
import { randomToken } from '../../../../transports/random-token.ts';
import { useEditor } from '../../state/editor-context.ts';
import { loadHand } from '../hands.ts';
import { type Mark, signatureFile } from '../mark.ts';
import { useMarks } from '../use-marks.ts';
import { forgetMark, type KeptMark, keepMark, listKeptMarks } from './kept-marks.ts';

/** Signatures of this device, and the actions on them. */
export function useKeptMarks() {
  const { state, assets } = useEditor();
  const { signing } = state.settings;
  const { set, arm } = useMarks();
  const { signature, keptAs } = signing;
  const [kept, setKept] = useState<readonly KeptMark[]>([]);
  const [hasFailed, setHasFailed] = useState(false);

  const read = useCallback(
    () =>
      listKeptMarks()
        .then(setKept)
        // A browser without storage keeps nothing.
        .catch(() => setKept([])),
    [],
  );

  useEffect(() => {
    void read();
  }, [read]);

  const write = useCallback(
    async (id: string, mark: Mark) => {
      const asset = mark.face.kind === 'picture' ? mark.face.asset : null;

      try {
        await keepMark({ id, mark, picture: asset === null ? null : (assets.get(asset) ?? null) });
        setHasFailed(false);
        await read();

        return true;
      } catch {
        setHasFailed(true);

        return false;
      }
    },
    [assets, read],
  );

  useEffect(() => {
    if (keptAs !== null && signature !== null) {
      // A signature that is drawn further is kept as it is now.
      void write(keptAs, signature);
    }
  }, [keptAs, signature, write]);

  const forget = async (id: string) => {
    await forgetMark(id);

    if (id === keptAs) {
      set({ keptAs: null });
    }

    await read();
  };

  return {
    kept,
    hasFailed,
    forget,
    async keep(isKept: boolean) {
      if (!isKept && keptAs !== null) {
        await forget(keptAs);
      } else if (isKept && signature !== null) {
        const id = randomToken().slice(0, 16);

        if (await write(id, signature)) {
          set({ keptAs: id });
        }
      }
    },
    async use({ id, mark, picture }: KeptMark) {
      const { face, color } = mark;

      if (face.kind === 'picture' && picture !== null) {
        const asset = assets.add(new File([picture], signatureFile, { type: 'image/png' }));
        const own: Mark = { ...mark, face: { kind: 'picture', asset } };
        arm(own, { way: 'image', picture: { asset, ratio: mark.ratio }, signature: own, keptAs: id });
      } else if (face.kind === 'written') {
        await loadHand(face.hand, face.text);
        const { hand, text } = face;
        arm(mark, { way: 'type', name: text, hand, ink: color, signature: mark, keptAs: id });
      } else if (face.kind === 'drawn') {
        const strokes = face.strokes.map((points) => points.map(intoPad));
        arm(mark, { way: 'draw', strokes, ink: color, signature: mark, keptAs: id });
      }
    },
  };
}

/** Margin of a kept drawing on the pad, in pixels. */
const padMargin = 24;

function intoPad<Place extends { readonly x: number; readonly y: number }>(point: Place): Place {
  return { ...point, x: point.x + padMargin, y: point.y + padMargin };
}
