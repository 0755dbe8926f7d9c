import type { FieldValueOf } from '@octavo/contract/edits/fields';
import { FillChoice } from './fill-choice.tsx';
import { type FillProps, labelOf, placedUpright } from './fill-props.ts';
import { FillText } from './fill-text.tsx';
import type { EditedField, FormBox } from './form-field.ts';

/** Control of one box of a field. */
export function FillInput(props: FillProps) {
  const { field, place, isShown, isFixed, onValue } = props;
  const { kind, value } = field;

  if (kind === 'text' || (kind === 'choice' && field.isEditable)) {
    return <FillText {...props} />;
  }

  if (kind === 'choice') {
    return <FillChoice {...props} />;
  }

  const isRadio = kind === 'radio';
  const isOn = typeof value === 'boolean' ? value : value !== null && value === place.state;

  return (
    <input
      data-control
      data-fill={props.boxKey}
      className="ed-fill-box"
      type={isRadio ? 'radio' : 'checkbox'}
      name={isRadio ? `${place.page} ${field.name}` : undefined}
      aria-label={labelOf(props)}
      title={field.label === '' ? undefined : field.label}
      style={placedUpright(place)}
      data-shown={isShown}
      checked={isOn}
      required={field.isRequired}
      disabled={isFixed}
      onChange={(event) => onValue(buttonValue(field, place, event.currentTarget.checked))}
    />
  );
}

function buttonValue(
  { kind, boxes }: EditedField,
  { state }: FormBox['place'],
  isOn: boolean,
): FieldValueOf | null {
  const hasStates = kind === 'radio' || boxes.some((box) => box.state !== state);

  return hasStates ? (isOn ? state : null) : isOn;
}
