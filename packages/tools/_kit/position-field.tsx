import { type ReactNode, useId } from 'react';
import type { OptionWords } from './types.ts';

interface PositionFieldProps<Position extends string> {
  readonly words: OptionWords;
  readonly value: Position;
  /** Places in rows of three, as they lie on a page: three rows, or those at the top and at the bottom. */
  readonly places: readonly Position[];
  /** Sign of every place; a dot when absent. */
  readonly sign?: string;
  /** Further choice below the page. */
  readonly other?: Position;
  onChange(position: Position): void;
}

/** A small page with places to choose from. */
export function PositionField<Position extends string>({
  words,
  value,
  places,
  sign,
  other,
  onChange,
}: PositionFieldProps<Position>) {
  const name = useId();
  const hasMiddle = places.length > 6;
  const labelOf = (position: Position) => words.choices?.[position]?.label ?? position;
  const radio = (position: Position, className: string): ReactNode => (
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
        <div
          className={`grid w-30 phone:w-40 shrink-0 grid-cols-3 gap-x-1 rounded-lg border border-rule bg-well p-1 ${hasMiddle ? 'gap-y-1' : 'gap-y-14'}`}
        >
          {places.map((position) => (
            <label
              key={position}
              title={labelOf(position)}
              className="relative grid h-(--target) place-content-center rounded bg-sheet hover:outline-1 hover:outline-edge has-checked:bg-lapis has-focus-visible:outline-2 has-focus-visible:outline-lapis"
            >
              {radio(position, 'peer absolute inset-0 cursor-pointer opacity-0')}
              {sign === undefined ? (
                <span className="size-2 rounded-full bg-edge/60 peer-checked:bg-on-lapis" />
              ) : (
                <span aria-hidden="true" className="text-caption text-ink-soft peer-checked:text-on-lapis">
                  {sign}
                </span>
              )}
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="min-w-0 text-ink-soft">
          {labelOf(value)}
        </p>
      </div>
      {other !== undefined && (
        <label className="mt-2 flex cursor-pointer gap-3 rounded-lg border border-rule px-3 py-2.5 transition-colors hover:border-edge has-checked:border-lapis has-checked:bg-lapis-wash has-focus-visible:outline-2 has-focus-visible:outline-lapis">
          {radio(
            other,
            'mt-1 size-4 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-sheet outline-none checked:border-5 checked:border-lapis',
          )}
          <span>{labelOf(other)}</span>
        </label>
      )}
    </fieldset>
  );
}
