import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { Select } from '@octavo/ui/select';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';
import { formatChoice } from '../_kit/picture-name.ts';
import type { Locale } from '../_kit/types.ts';

const fits = ['fit', 'fill', 'stretch'] as const;

const words: Readonly<
  Record<Locale, { width: string; height: string; open: string; missing: string; wrong: string }>
> = {
  en: {
    width: 'Width',
    height: 'Height',
    open: 'auto',
    missing: 'Enter a width, a height or both',
    wrong: 'Enter a whole number from 1 to 20,000, or leave empty',
  },
  fr: {
    width: 'Largeur',
    height: 'Hauteur',
    open: 'auto',
    missing: 'Indiquez une largeur, une hauteur ou les deux',
    wrong: 'Indiquez un nombre entier de 1 à 20 000, ou laissez vide',
  },
};

/** Splits the single size option into the values of its two fields. */
function sidesOf(values: PanelValues): [string, string] {
  const [width = '', height = ''] = String(values['size'] ?? '').split('x');

  return [width, height].map((side) => (side === 'auto' ? '' : side)) as [string, string];
}

function isSide(side: string): boolean {
  return side === '' || (/^\d{1,5}$/.test(side) && Number(side) > 0 && Number(side) <= 20_000);
}

export function judge({ locale, values }: JudgedProps): PanelVerdict {
  const sides = sidesOf(values);

  if ((values['preset'] ?? 'custom') !== 'custom') {
    return { ready: true };
  }

  if (sides.every((side) => side === '')) {
    return { ready: false, reason: words[locale].missing };
  }

  return sides.every(isSide)
    ? { ready: true }
    : { ready: false, reason: words[locale].wrong, isAtField: true };
}

export function send({ size, ...values }: PanelValues): PanelValues {
  return (values['preset'] ?? 'custom') === 'custom' ? { ...values, size } : values;
}

export function Panel({ locale, copy, values, onChange }: PanelProps) {
  const format = formatChoice(values['format']);
  const set = (name: string) => (value: unknown) => onChange({ ...values, [name]: value });
  const [width, height] = sidesOf(values);
  const setSides = (sides: readonly string[]) =>
    onChange({ ...values, size: sides.map((side) => side.trim() || 'auto').join('x') });
  const preset = String(values['preset'] ?? 'custom');
  const presets = Object.keys(wordsOf(copy, 'preset').choices ?? {});
  const problem = (side: string) => (isSide(side) ? null : words[locale].wrong);

  return (
    <div className="grid gap-5">
      <Select
        label={wordsOf(copy, 'preset').label}
        items={itemsOf(copy, 'preset', presets)}
        value={preset}
        onChange={set('preset')}
      />
      {preset === 'custom' && (
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={words[locale].width}
            problem={problem(width)}
            inputMode="numeric"
            placeholder={words[locale].open}
            value={width}
            onText={(text) => setSides([text, height])}
          />
          <Field
            label={words[locale].height}
            problem={problem(height)}
            inputMode="numeric"
            placeholder={words[locale].open}
            value={height}
            onText={(text) => setSides([width, text])}
          />
        </div>
      )}
      <Choice
        label={wordsOf(copy, 'fit').label}
        items={itemsOf(copy, 'fit', fits)}
        value={fits.find((fit) => fit === values['fit']) ?? 'fit'}
        onChange={set('fit')}
      />
      <Select
        label={wordsOf(copy, 'format').label}
        items={itemsOf(copy, 'format', format.formats)}
        value={format.value}
        onChange={set('format')}
      />
    </div>
  );
}
