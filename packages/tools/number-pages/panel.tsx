import { Check } from '@octavo/ui/check';
import { Field } from '@octavo/ui/field';
import { NumberField } from '@octavo/ui/number-field';
import { Select } from '@octavo/ui/select';
import { PagesField } from '../_kit/pages-field.tsx';
import type { JudgedProps, PanelProps, PanelVerdict } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';
import { PositionField } from '../_kit/position-field.tsx';
import { TextLookFields } from '../_kit/text-look-fields.tsx';
import { numberPositions, numberStyles, numberValues } from './number-values.ts';
import { panelWords } from './panel-words.ts';
import { TextField } from './text-field.tsx';

export { Overlay } from './overlay.tsx';

export function judge({ locale, values }: JudgedProps): PanelVerdict {
  return numberValues(values).text.includes('{n}')
    ? { ready: true }
    : { ready: false, reason: panelWords[locale].noNumber };
}

export function Panel(props: PanelProps) {
  const { locale, copy, values, onChange } = props;
  const number = numberValues(values);
  const set = (name: string) => (value: unknown) => onChange({ ...values, [name]: value });
  const setStart = (text: string) => {
    const start = Number(text.replace(/\D/g, '').slice(0, 9));
    set('start')(start);
  };

  return (
    <div className="grid gap-5">
      <TextField {...props} />
      <Select
        label={wordsOf(copy, 'style').label}
        items={itemsOf(copy, 'style', numberStyles)}
        value={number.style}
        onChange={set('style')}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={wordsOf(copy, 'start').label}
          inputMode="numeric"
          value={String(number.start)}
          onText={setStart}
        />
        {number.style === '1' && (
          <Select
            label={wordsOf(copy, 'digits').label}
            items={digitItems}
            value={String(number.digits)}
            onChange={(digits) => set('digits')(Number(digits))}
          />
        )}
      </div>
      <PositionField
        words={wordsOf(copy, 'position')}
        value={number.position}
        places={numberPositions}
        sign="1"
        onChange={set('position')}
      />
      {number.position.includes('-') && (
        <Check
          label={wordsOf(copy, 'mirrored').label}
          hint={wordsOf(copy, 'mirrored').hint}
          checked={number.mirrored}
          onChange={set('mirrored')}
        />
      )}
      <PagesField {...props} />
      <TextLookFields {...props} font={number.font} color={number.color} />
      <NumberField
        label={wordsOf(copy, 'size').label}
        unit={panelWords[locale].points}
        value={number.size}
        minimum={4}
        maximum={72}
        onChange={set('size')}
      />
      <NumberField
        label={wordsOf(copy, 'margin').label}
        unit="mm"
        value={number.margin}
        minimum={0}
        maximum={100}
        onChange={set('margin')}
      />
    </div>
  );
}

/** Lengths of numbers with leading zeros: `1`, `01`, `001` and so on. */
const digitItems = Array.from({ length: 9 }, (_, index) => ({
  value: String(index + 1),
  label: '1'.padStart(index + 1, '0'),
}));
