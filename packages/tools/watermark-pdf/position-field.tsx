import { useId } from 'react';
import type { OptionWords } from '../_kit/types.ts';
import type { MarkPosition } from './place-marks.ts';

interface PositionFieldProps {
  readonly words: OptionWords;
  readonly value: MarkPosition;
  onChange(position: MarkPosition): void;
}

/** Positions as they lie on a page. */
const grid: readonly MarkPosition[] = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
];

/** A small page with nine places, and the choice to repeat the watermark over the page. */
export function PositionField({ words, value, onChange }: PositionFieldProps) {
  const name = useId();
  const labelOf = (position: MarkPosition) => words.choices?.[position]?.label ?? position;
  const radio = (position: MarkPosition, className: string) => (
    <input
      type="radio"
      name={name}
      value={position}
      aria-label={labelOf(position)}
      checked={position === value}
      onChange={() => onChange(position)}
      className={className}
    />
  );

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{words.label}</legend>
      <div className="flex items-center gap-4">
        <div className="grid w-30 shrink-0 grid-cols-3 gap-1 rounded-lg border border-rule bg-well p-1">
          {grid.map((position) => (
            <label
              key={position}
              title={labelOf(position)}
              className="relative grid h-11 place-content-center rounded bg-sheet hover:outline-1 hover:outline-edge has-checked:bg-lapis has-focus-visible:outline-2 has-focus-visible:outline-lapis"
            >
              {radio(position, 'peer absolute inset-0 cursor-pointer opacity-0')}
              <span className="size-2 rounded-full bg-edge/60 peer-checked:bg-on-lapis" />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="min-w-0 text-ink-soft">
          {labelOf(value)}
        </p>
      </div>
      <label className="mt-2 flex cursor-pointer gap-3 rounded-lg border border-rule px-3 py-2.5 transition-colors hover:border-edge has-checked:border-lapis has-checked:bg-lapis-wash has-focus-visible:outline-2 has-focus-visible:outline-lapis">
        {radio(
          'tile',
          'mt-1 size-4 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-sheet outline-none checked:border-5 checked:border-lapis',
        )}
        <span>{labelOf('tile')}</span>
      </label>
    </fieldset>
  );
}
