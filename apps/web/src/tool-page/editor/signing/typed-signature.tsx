import { type HandName, handNames } from '@octavo/contract/edits/stamp-faces';
import { editorWords } from '@octavo/i18n/editor';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { TextField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { familyOf, handHas, loadHand } from './hands.ts';
import { InkChoice } from './ink-choice.tsx';
import { writtenMark } from './text-marks.ts';
import { useMarks } from './use-marks.ts';

/** Signature as a typed name in one of several handwriting fonts, called hands. */
export function TypedSignature() {
  const words = editorWords(useLocale()).sign;
  const { signing } = useEditor().state.settings;
  const marks = useMarks();
  const id = useId();
  const { name, hand, ink } = signing;
  const shown = name.trim() || words.name;
  const [fitting, setFitting] = useState<readonly HandName[]>(handNames);
  const wanted = useRef({ name, hand, ink });
  const latest = useRef(marks);

  useEffect(() => {
    latest.current = marks;
  });

  const take = async (next: { readonly name: string; readonly hand: HandName }) => {
    wanted.current = { ...next, ink };
    marks.set({ ...next, signature: null });
    // Without its font, `handHas` is false and no mark is made.
    await loadHand(next.hand, next.name).catch(() => undefined);
    const mark = handHas(next.hand, next.name) ? writtenMark('signature', next.name, next.hand, ink) : null;

    // The name or the hand may have changed while the font was loaded.
    if (mark !== null && wanted.current.name === next.name && wanted.current.hand === next.hand) {
      latest.current.arm(mark, { ...next, signature: mark });
    }
  };

  const latestTake = useRef(take);

  useEffect(() => {
    latestTake.current = take;
  });

  useEffect(() => {
    let isOver = false;
    // A hand whose font fails to load does not fit: `handHas` is false.
    void Promise.allSettled(handNames.map((each) => loadHand(each, shown))).then(() => {
      if (!isOver) {
        const found = handNames.filter((each) => handHas(each, shown));
        const [first] = found;
        setFitting(found);

        if (first !== undefined && !found.includes(hand)) {
          void latestTake.current({ name, hand: first });
        }
      }
    });

    return () => {
      isOver = true;
    };
  }, [shown, name, hand]);

  return (
    <div className="ed-typed-name">
      <TextField
        label={words.name}
        value={name}
        maxLength={100}
        onChange={(next) => void take({ name: next, hand })}
      />
      <fieldset className="ed-hands" style={{ color: ink }}>
        <legend className="sr-only">{words.hands}</legend>
        {handNames.map((each) => (
          <label key={each} data-lacks={!fitting.includes(each)}>
            <input
              type="radio"
              name={id}
              checked={hand === each}
              disabled={!fitting.includes(each)}
              aria-label={words.hand[each]}
              onChange={() => void take({ name, hand: each })}
            />
            {fitting.includes(each) ? (
              <span style={{ fontFamily: familyOf(each) }}>{shown}</span>
            ) : (
              <small>{words.handLacks}</small>
            )}
          </label>
        ))}
      </fieldset>
      <div className="ed-pad-row">
        <InkChoice />
      </div>
      <p className="ed-hint">{fitting.length === 0 ? words.noHand : words.handsHint}</p>
    </div>
  );
}
