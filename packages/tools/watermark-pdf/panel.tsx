import { Choice } from '@octavo/ui/choice';
import { NumberField } from '@octavo/ui/number-field';
import { TextArea } from '@octavo/ui/text-area';
import { OptionFileField } from '../_kit/option-file-field.tsx';
import { pagePositions } from '../_kit/page-positions.ts';
import { PagesField } from '../_kit/pages-field.tsx';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';
import { pictureKinds } from '../_kit/picture-kinds.ts';
import { PositionField } from '../_kit/position-field.tsx';
import { TextLookFields } from '../_kit/text-look-fields.tsx';
import type { Locale } from '../_kit/types.ts';
import { markValues } from './mark-values.ts';
import { panelWords } from './panel-words.ts';
import type { MarkPosition } from './place-marks.ts';
import { SizeField } from './size-field.tsx';

export { Overlay } from './overlay.tsx';

const presetAngles = ['45', '0', '-45'] as const;

/** A text to begin with, so that the pages show at once what the tool does. */
export function startIn(locale: Locale): PanelValues {
  return { text: panelWords[locale].sample };
}

export function judge({ locale, values, optionFiles }: JudgedProps): PanelVerdict {
  const { text } = markValues(values);
  const { noText, noPicture } = panelWords[locale];

  if (text === null) {
    return optionFiles['picture'] === undefined ? { ready: false, reason: noPicture } : { ready: true };
  }

  return text.trim() === '' ? { ready: false, reason: noText } : { ready: true };
}

/** A picture is not an option of the schema: it is sent as a file. */
export function send({ text, ...values }: PanelValues): PanelValues {
  return text === null ? values : { ...values, text };
}

export function Panel(props: PanelProps) {
  const { locale, copy, values, onChange, onOptionFile } = props;
  const words = panelWords[locale];
  const mark = markValues(values);
  const set = (name: string) => (value: unknown) => onChange({ ...values, [name]: value });
  const chooseKind = (kind: 'text' | 'picture') => {
    if (kind === 'text') {
      onOptionFile('picture', null);
    }

    onChange({ ...values, ...(kind === 'text' ? startIn(locale) : { text: null }) });
  };

  return (
    <div className="grid gap-5">
      <Choice
        label={words.kind}
        items={[
          { value: 'text', label: wordsOf(copy, 'text').label },
          { value: 'picture', label: wordsOf(copy, 'picture').label },
        ]}
        value={mark.text === null ? 'picture' : 'text'}
        onChange={chooseKind}
      />
      {mark.text === null ? (
        <OptionFileField {...props} option="picture" accepts={pictureKinds} />
      ) : (
        <>
          <TextArea
            label={wordsOf(copy, 'text').label}
            hint={wordsOf(copy, 'text').hint}
            rows={2}
            maxLength={500}
            dir="auto"
            value={mark.text}
            onChange={(event) => set('text')(event.currentTarget.value)}
          />
          <TextLookFields {...props} font={mark.font} color={mark.color} />
        </>
      )}
      <PositionField<MarkPosition>
        words={wordsOf(copy, 'position')}
        value={mark.position}
        places={pagePositions}
        other="tile"
        onChange={set('position')}
      />
      <div className="grid gap-3">
        <Choice
          label={wordsOf(copy, 'angle').label}
          items={presetAngles.map((value) => ({ value, label: `${value.replace('-', '−')}°` }))}
          value={presetAngles.find((angle) => Number(angle) === mark.angle) ?? null}
          onChange={(angle) => set('angle')(Number(angle))}
        />
        <NumberField
          label={words.anyAngle}
          unit="°"
          value={mark.angle}
          minimum={-180}
          maximum={180}
          onChange={set('angle')}
        />
      </div>
      <NumberField
        label={wordsOf(copy, 'opacity').label}
        unit="%"
        value={mark.opacity}
        minimum={1}
        maximum={100}
        onChange={set('opacity')}
      />
      <SizeField {...props} />
      <Choice
        label={wordsOf(copy, 'layer').label}
        items={itemsOf(copy, 'layer', ['over', 'under'])}
        value={mark.isUnder ? 'under' : 'over'}
        onChange={set('layer')}
      />
      <PagesField {...props} />
    </div>
  );
}
