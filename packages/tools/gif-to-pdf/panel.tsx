import { Choice } from '@octavo/ui/choice';
import type { PanelProps } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';
import { SheetPanel } from '../_kit/sheet-panel.tsx';

export { sendSheet as send } from '../_kit/sheet-panel.tsx';

const frames = ['all', 'first'] as const;

export function Panel(props: PanelProps) {
  const { copy, values, onChange } = props;

  return (
    <div className="grid gap-5">
      <Choice
        label={wordsOf(copy, 'frames').label}
        items={itemsOf(copy, 'frames', frames)}
        value={frames.find((value) => value === values['frames']) ?? 'all'}
        onChange={(value) => onChange({ ...values, frames: value })}
      />
      <SheetPanel {...props} />
    </div>
  );
}
