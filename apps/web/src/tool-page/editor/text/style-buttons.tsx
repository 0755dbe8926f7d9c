import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { textIcons } from './text-icons.ts';

type Style = 'bold' | 'italic' | 'underline' | 'strike';

interface StyleButtonsProps<Shown extends Style> {
  readonly styles: readonly Shown[];
  readonly look: Readonly<Record<Style, boolean>>;
  onToggle(style: Shown): void;
}

/** Switches for styles of a text; they leave the focus in the text. */
export function StyleButtons<Shown extends Style>({ styles, look, onToggle }: StyleButtonsProps<Shown>) {
  const words = editorWords(useLocale());

  return styles.map((style) => (
    <button
      key={style}
      type="button"
      aria-label={words.text.styles[style]}
      title={words.text.styles[style]}
      aria-pressed={look[style]}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onToggle(style)}
    >
      <Icon path={textIcons[style]} size={16} />
    </button>
  ));
}
