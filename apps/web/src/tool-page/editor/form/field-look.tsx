import type { Field } from '@octavo/contract/edits/fields';
import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { ColorField } from '../panel/color-field.tsx';
import { Segments } from '../panel/fields.tsx';
import { editorIcons } from '../tools/tool-icons.ts';
import { inkColors, markColors } from '../tools/tool-settings.ts';

interface FieldLookProps {
  readonly field: Field;
  onChange(next: Field, joins?: string): void;
}

/** Colors and alignment of a field. */
export function FieldLook({ field, onChange }: FieldLookProps) {
  const words = editorWords(useLocale());
  const { look } = field;
  const set = (changed: Partial<Field['look']>, joins?: string) =>
    onChange({ ...field, look: { ...look, ...changed } }, joins);

  return (
    <>
      {(field.type === 'text' || field.type === 'date') && (
        <Segments
          label={words.panel.align}
          value={look.align}
          items={(['left', 'center', 'right'] as const).map((value) => ({
            value,
            label: words.panel.aligns[value],
            content: <Icon path={editorIcons[value]} size={18} />,
          }))}
          onChange={(align) => set({ align })}
        />
      )}
      {field.type !== 'signature' && (
        <ColorField
          label={words.panel.color}
          value={look.color}
          colors={inkColors}
          onChange={(color) => color !== null && set({ color }, 'color')}
        />
      )}
      <ColorField
        label={words.panel.border}
        value={look.border}
        colors={inkColors}
        takesNone
        onChange={(border) => set({ border }, 'border')}
      />
      <ColorField
        label={words.panel.fill}
        value={look.fill}
        colors={markColors}
        takesNone
        onChange={(fill) => set({ fill }, 'fill')}
      />
    </>
  );
}
