import { Choice } from '@octavo/ui/choice';
import { ConversionPanel } from '../_kit/conversion-panel.tsx';
import type { PanelProps } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';

export { judge, startIn } from '../_kit/conversion-panel.tsx';

const formats = ['txt', 'md', 'html'] as const;

export function Panel(props: PanelProps) {
  const { copy, values, onChange } = props;

  return (
    <ConversionPanel {...props}>
      <Choice
        label={wordsOf(copy, 'format').label}
        items={itemsOf(copy, 'format', formats)}
        value={formats.find((value) => value === values['format']) ?? 'txt'}
        onChange={(value) => onChange({ ...values, format: value })}
      />
    </ConversionPanel>
  );
}
