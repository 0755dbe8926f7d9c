import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { chatIcons } from '../chat-icons.ts';
import type { ShownPassage } from '../state/chat-context.ts';
import { usePlaceNames } from '../state/use-place-name.ts';
import type { BottomSheet } from './use-sheet.ts';

interface SheetHeadProps {
  readonly sheet: BottomSheet;
  readonly isOpen: boolean;
  readonly shown: ShownPassage | null;
  onStep(by: 1 | -1): void;
  onClose(): void;
}

/** Upper edge of the sheet on a phone: handle, place, and the way to other citations and back. */
export function SheetHead({ sheet, isOpen, shown, onStep, onClose }: SheetHeadProps) {
  const words = chatWords(useLocale());
  const { long } = usePlaceNames();
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isOpen) {
      close.current?.focus({ preventScroll: true });
    }
  }, [isOpen]);

  return (
    <>
      <button type="button" className="dc-grab" aria-label={words.pane.resize} {...sheet.handle} />
      <div className="dc-head">
        <p>
          <b>{shown === null ? words.pane.label : long(shown.citation)}</b>
          {shown !== null && shown.number !== null && (
            <small>{fill(words.log.citation, { number: shown.number, page: shown.citation.page })}</small>
          )}
        </p>
        <button type="button" className="dc-icon" aria-label={words.pane.previous} onClick={() => onStep(-1)}>
          <Icon path={chatIcons.up} size={18} />
        </button>
        <button type="button" className="dc-icon" aria-label={words.pane.next} onClick={() => onStep(1)}>
          <Icon path={chatIcons.down} size={18} />
        </button>
        <button ref={close} type="button" className="dc-icon" aria-label={words.pane.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </>
  );
}
