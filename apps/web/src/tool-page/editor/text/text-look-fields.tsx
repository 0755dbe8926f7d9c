import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { ColorField } from '../panel/color-field.tsx';
import { NumberInput, Segments, SelectField } from '../panel/fields.tsx';
import { inkColors } from '../tools/tool-settings.ts';
import { lookAt } from './runs.ts';
import { StyleButtons } from './style-buttons.tsx';
import { textIcons } from './text-icons.ts';
import { fontNameAt, type TextObject } from './text-object.ts';
import { useLookActions } from './use-look-actions.ts';
import { useTextActions } from './use-text-actions.ts';

const aligns = ['left', 'center', 'right', 'justify'] as const;
const styles = ['bold', 'italic', 'underline', 'strike'] as const;

/** Font, size, styles, colour, alignment, distance of the lines and list mark of a text. */
export function TextLookFields({ object }: { readonly object: TextObject }) {
  const words = editorWords(useLocale());
  const { change } = useTextActions();
  const { look, set, toggle, isPart } = useLookActions(object);
  const { paragraph, runs } = object;
  const fontName = fontNameAt(object, 0);
  const keepsFont = fontName !== null && lookAt(runs, 0).font === undefined;
  const paragraphLook = (value: Partial<typeof paragraph>) =>
    change(object, { paragraph: value }, { joins: `paragraph ${Object.keys(value)}` });

  return (
    <>
      <div className="ed-font">
        {fontName === null ? (
          <SelectField
            label={words.panel.font}
            value={look.font}
            items={words.panel.fonts}
            onChange={(font) => set({ font })}
          />
        ) : (
          <SelectField
            label={words.panel.font}
            value={keepsFont ? 'own' : look.font}
            items={{ own: fontName, ...words.panel.fonts }}
            onChange={(font) => set({ font: font === 'own' ? undefined : font })}
          />
        )}
        <NumberInput
          label={words.panel.fontSize}
          value={look.size}
          least={1}
          most={500}
          step={0.5}
          unit="pt"
          onChange={(size) => set({ size })}
        />
      </div>
      <div className="ed-segments" role="group" aria-label={words.text.style}>
        <StyleButtons styles={styles} look={look} onToggle={toggle} />
      </div>
      <Segments
        label={words.panel.align}
        value={paragraph.align}
        items={aligns.map((value) => ({
          value,
          label: words.text.aligns[value],
          content: <Icon path={textIcons[value]} size={16} />,
        }))}
        onChange={(align) => paragraphLook({ align })}
      />
      <div className="ed-two">
        <NumberInput
          label={words.text.lineSpacing}
          value={paragraph.lineSpacing}
          least={0.5}
          most={5}
          step={0.05}
          onChange={(lineSpacing) => paragraphLook({ lineSpacing })}
        />
        <SelectField
          label={words.text.list}
          value={paragraph.list}
          items={words.text.lists}
          onChange={(list) => paragraphLook({ list })}
        />
      </div>
      <ColorField
        label={words.panel.color}
        value={look.color}
        colors={inkColors}
        onChange={(color) => color !== null && set({ color })}
      />
      {isPart && <p className="ed-hint">{words.text.partHint}</p>}
    </>
  );
}
