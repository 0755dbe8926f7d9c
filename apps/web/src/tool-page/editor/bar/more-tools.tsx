import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import type { ToolButton } from '../tools/editor-tools.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { isButtonOf, ToolChoice } from './tool-choice.tsx';

/** Tools that the row has no room for. */
export function MoreTools({ groups }: { readonly groups: readonly (readonly ToolButton[])[] }) {
  const words = editorWords(useLocale());
  const { tool } = useEditor().state;
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const active = groups.flat().find((button) => isButtonOf(button, tool));

  useEffect(() => {
    if (!isOpen) {
      return;
    }

    place.current?.querySelector<HTMLElement>('.ed-more button')?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) !== true) {
        setIsOpen(false);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        setIsOpen(false);
        place.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, { capture: true });

    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isOpen]);

  return (
    <div ref={place} className="ed-more-place">
      <button
        type="button"
        className="ed-tool"
        aria-expanded={isOpen}
        aria-pressed={active !== undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{active === undefined ? words.moreTools : words.tool[active]}</span>
        <Icon path={editorIcons.down} size={15} />
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div className="ed-more" role="group" aria-label={words.moreTools}>
          {groups.map((group) => (
            <div key={group[0]}>
              {group.map((button) => (
                <ToolChoice key={button} button={button} onChoose={() => setIsOpen(false)} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
