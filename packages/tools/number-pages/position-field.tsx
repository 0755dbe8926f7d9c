import { useId } from 'react';
import type { OptionWords } from '../_kit/types.ts';
import { type NumberPosition, numberPositions } from './number-values.ts';

interface PositionFieldProps {
  readonly words: OptionWords;
  readonly value: NumberPosition;
  onChange(position: NumberPosition): void;
}

/** A small page with a place for the number in each corner and between them. */
export function PositionField({ words, value, onChange }: PositionFieldProps) {
  const name = useId();
  const labelOf = (position: NumberPosition) => words.choices?.[position]?.label ?? position;

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{words.label}</legend>
      <div className="flex items-center gap-4">
        <div className="grid w-30 shrink-0 grid-cols-3 gap-x-1 gap-y-14 rounded-lg border border-rule bg-well p-1">
          {numberPositions.map((position) => (
            <label
              key={position}
              title={labelOf(position)}
              className="relative grid h-9 place-content-center rounded bg-sheet hover:outline-1 hover:outline-edge has-checked:bg-lapis has-focus-visible:outline-2 has-focus-visible:outline-lapis"
            >
              <input
                type="radio"
                name={name}
                value={position}
                aria-label={labelOf(position)}
                checked={position === value}
                onChange={() => onChange(position)}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <span aria-hidden="true" className="text-caption text-ink-soft peer-checked:text-on-lapis">
                1
              </span>
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="min-w-0 text-ink-soft">
          {labelOf(value)}
        </p>
      </div>
    </fieldset>
  );
}
