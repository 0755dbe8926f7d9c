import type { TextLook } from '@octavo/contract/edits/looks';
import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { inkColors } from '../tools/tool-settings.ts';
import { ColorField } from './color-field.tsx';
import { NumberInput, Segments, SelectField } from './fields.tsx';

/** Font, size, style, alignment and colour of a text. */
export function LookFields({ look, onChange }: { readonly look: TextLook; onChange(look: TextLook): void }) {
  const words = editorWords(useLocale()).panel;

  return (
    <>
      <div className="ed-font">
        <SelectField
          label={words.font}
          value={look.font}
          items={words.fonts}
          onChange={(font) => onChange({ ...look, font })}
        />
        <NumberInput
          label={words.fontSize}
          value={look.size}
          least={1}
          most={500}
          unit="pt"
          onChange={(size) => onChange({ ...look, size })}
        />
      </div>
      <div className="ed-two">
        <div className="ed-segments">
          {(['bold', 'italic'] as const).map((style) => (
            <button
              key={style}
              type="button"
              aria-label={words[style]}
              title={words[style]}
              aria-pressed={look[style]}
              onClick={() => onChange({ ...look, [style]: !look[style] })}
            >
              <Icon path={editorIcons[style]} size={16} />
            </button>
          ))}
        </div>
        <Segments
          label={words.align}
          value={look.align}
          items={(['left', 'center', 'right'] as const).map((value) => ({
            value,
            label: words.aligns[value],
            content: <Icon path={editorIcons[value]} size={16} />,
          }))}
          onChange={(align) => onChange({ ...look, align })}
        />
      </div>
      <ColorField
        label={words.color}
        value={look.color}
        colors={inkColors}
        onChange={(color) => color !== null && onChange({ ...look, color })}
      />
    </>
  );
}
