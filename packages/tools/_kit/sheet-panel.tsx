import { Choice } from '@octavo/ui/choice';
import { NumberField } from '@octavo/ui/number-field';
import { Select } from '@octavo/ui/select';
import type { PanelProps, PanelValues } from './panel.ts';
import { itemsOf, wordsOf } from './panel-parts.ts';

const sizes = ['fit', 'a3', 'a4', 'a5', 'letter', 'legal'] as const;

/** Omits the orientation when the page has the size of its picture, and thus its orientation. */
export function sendSheet({ orientation, ...values }: PanelValues): PanelValues {
  return values['pageSize'] === 'fit' ? values : { ...values, orientation };
}

/** Panel of the options in `sheet-fields`. */
export function SheetPanel({ copy, values, files, onChange }: PanelProps) {
  const set = (name: string) => (value: unknown) => onChange({ ...values, [name]: value });
  const chosen = <Value extends string>(name: string, among: readonly Value[]) =>
    among.find((value) => value === values[name]) ?? null;

  return (
    <div className="grid gap-5">
      {files.length > 1 && (
        <Choice
          label={wordsOf(copy, 'output').label}
          items={itemsOf(copy, 'output', ['merged', 'separate'])}
          value={chosen('output', ['merged', 'separate'])}
          onChange={set('output')}
        />
      )}
      <Select
        label={wordsOf(copy, 'pageSize').label}
        hint={wordsOf(copy, 'pageSize').hint}
        items={itemsOf(copy, 'pageSize', sizes)}
        value={chosen('pageSize', sizes)}
        onChange={set('pageSize')}
      />
      {values['pageSize'] !== 'fit' && (
        <Choice
          label={wordsOf(copy, 'orientation').label}
          items={itemsOf(copy, 'orientation', ['auto', 'portrait', 'landscape'])}
          value={chosen('orientation', ['auto', 'portrait', 'landscape'])}
          onChange={set('orientation')}
        />
      )}
      <NumberField
        label={wordsOf(copy, 'margin').label}
        hint={wordsOf(copy, 'margin').hint}
        unit="mm"
        value={Number(values['margin'] ?? 0)}
        minimum={0}
        maximum={60}
        onChange={set('margin')}
      />
    </div>
  );
}
