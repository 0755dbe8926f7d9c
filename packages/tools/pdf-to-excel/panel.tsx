import { Check } from '@octavo/ui/check';
import { Choice } from '@octavo/ui/choice';
import { ConversionPanel } from '../_kit/conversion-panel.tsx';
import type { PanelProps } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';

export { judge, startIn } from '../_kit/conversion-panel.tsx';

const sheets = ['table', 'one'] as const;
const formats = ['xlsx', 'csv'] as const;

export function Panel(props: PanelProps) {
  const { copy, values, onChange } = props;
  const set = (name: string) => (value: unknown) => onChange({ ...values, [name]: value });
  const textOutside = wordsOf(copy, 'textOutside');

  return (
    <ConversionPanel {...props}>
      <Choice
        label={wordsOf(copy, 'sheets').label}
        items={itemsOf(copy, 'sheets', sheets)}
        value={sheets.find((value) => value === values['sheets']) ?? 'table'}
        onChange={set('sheets')}
      />
      <Choice
        label={wordsOf(copy, 'format').label}
        items={itemsOf(copy, 'format', formats)}
        value={formats.find((value) => value === values['format']) ?? 'xlsx'}
        onChange={set('format')}
      />
      <Check
        label={textOutside.label}
        hint={textOutside.hint}
        checked={values['textOutside'] === true}
        onChange={set('textOutside')}
      />
    </ConversionPanel>
  );
}
