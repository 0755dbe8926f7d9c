import { type FillProps, labelOf, placedUpright } from './fill-props.ts';

/** Font size of choices whose size is left to the reader, in points. */
const usualSize = 10;

/** Choice of a field: a menu, or a list that stays open. */
export function FillChoice(props: FillProps) {
  const { field, place, isShown, isFixed, onValue } = props;
  const { options, isList, isMultiple, value } = field;
  const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];

  return (
    <select
      data-control
      data-fill={props.boxKey}
      data-shown={isShown}
      className="ed-fill-box"
      aria-label={labelOf(props)}
      title={field.label === '' ? undefined : field.label}
      style={{ ...placedUpright(place), fontSize: `calc(${place.size || usualSize}px * var(--z))` }}
      multiple={isMultiple}
      size={isList ? Math.max(2, options.length) : undefined}
      value={isMultiple ? chosen : (chosen[0] ?? '')}
      required={field.isRequired}
      disabled={isFixed}
      onChange={(event) => {
        const values = [...event.currentTarget.selectedOptions].map((option) => option.value);
        onValue(isMultiple ? values : values[0] || null);
      }}
    >
      {!isMultiple && <option value="" aria-label={labelOf(props)} />}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label || option.value}
        </option>
      ))}
    </select>
  );
}
