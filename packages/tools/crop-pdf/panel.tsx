import { Check } from '@octavo/ui/check';
import { Choice } from '@octavo/ui/choice';
import { readBox, writeBox } from '../_kit/page-box.ts';
import { textOption, withOption } from '../_kit/page-rules.ts';
import { PagesField } from '../_kit/pages-field.tsx';
import type { PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { wordsOf } from '../_kit/panel-parts.ts';
import { cropWays, pointsOf, sentOptions, sides, wayOf } from './crop-ways.ts';
import { MillimetreField } from './millimetre-field.tsx';
import { cropWords } from './panel-words.ts';

export { CropFrame as PageSurface } from './crop-frame.tsx';

export const send = sentOptions;

export function judge({ locale, values }: Omit<PanelProps, 'onChange'>): PanelVerdict {
  const way = wayOf(values);
  const words = cropWords[locale];

  if (way === 'margins' && !sides.some((side) => pointsOf(values, side) > 0)) {
    return { ready: false, reason: words.noMargins };
  }

  return way === 'box' && readBox(textOption(values, 'box')) === null
    ? { ready: false, reason: words.noArea }
    : { ready: true };
}

export function Panel(props: PanelProps) {
  const { locale, copy, values, onChange } = props;
  const words = cropWords[locale];
  const way = wayOf(values);
  const cut = wordsOf(copy, 'cut');
  const same = wordsOf(copy, 'same');

  return (
    <div className="grid gap-5">
      <Choice
        label={words.way}
        items={cropWays.map((value) => ({ value, ...words.ways[value] }))}
        value={way}
        onChange={(next) => onChange({ ...values, way: next })}
      />
      {way === 'box' && <AreaFields {...props} />}
      {way === 'margins' && (
        <div className="grid grid-cols-2 gap-3">
          {sides.map((side) => (
            <MillimetreField
              locale={locale}
              key={side}
              label={wordsOf(copy, side).label}
              points={pointsOf(values, side)}
              onPoints={(points) => onChange({ ...values, [side]: points })}
            />
          ))}
        </div>
      )}
      {way === 'content' && (
        <>
          <MillimetreField
            locale={locale}
            label={wordsOf(copy, 'padding').label}
            points={pointsOf(values, 'padding')}
            onPoints={(points) => onChange({ ...values, padding: points })}
          />
          <Check
            checked={values['same'] === true}
            label={same.label}
            hint={same.hint}
            onChange={(next) => onChange({ ...values, same: next })}
          />
        </>
      )}
      <PagesField {...props} />
      <Check
        checked={values['cut'] === true}
        label={cut.label}
        hint={cut.hint}
        onChange={(next) => onChange(withOption(values, 'cut', next ? true : undefined))}
      />
    </div>
  );
}

function AreaFields({ locale, copy, values, onChange }: PanelProps) {
  const words = cropWords[locale];
  const box = readBox(textOption(values, 'box')) ?? { left: 0, top: 0, width: 0, height: 0 };
  const fields = [
    ['left', wordsOf(copy, 'left').label],
    ['top', wordsOf(copy, 'top').label],
    ['width', words.width],
    ['height', words.height],
  ] as const;
  const change = (part: PanelValues) => onChange({ ...values, way: 'box', ...part });

  return (
    <div className="grid grid-cols-2 gap-3">
      {fields.map(([name, label]) => (
        <MillimetreField
          locale={locale}
          key={name}
          label={label}
          points={box[name]}
          onPoints={(points) => change({ box: writeBox({ ...box, [name]: points }) })}
        />
      ))}
    </div>
  );
}
