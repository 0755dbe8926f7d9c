import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';

interface ModalProps {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly description?: string;
  readonly wide?: boolean;
  /** `top`: near the upper edge, so that a list below a field grows downwards. */
  readonly place?: 'middle' | 'top';
  /** Label of the close button in the corner; without it, only the dialog's own buttons close it. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  onClose(): void;
}

const places = {
  middle: 'top-1/2 max-h-[calc(100dvh-2rem)] -translate-1/2',
  top: 'top-4 max-h-[calc(100dvh-2rem)] -translate-x-1/2 sm:top-[12dvh] sm:max-h-[76dvh]',
} as const;

/** Text fields, which get the initial focus: Enter pressed there must not close the dialog just opened. */
const fields = 'input:is([type="text"], [type="email"], [type="password"], [type="search"])';

/** Dialog over the page; it is open while it is mounted. */
export function Modal({
  title,
  hideTitle,
  description,
  wide,
  place = 'middle',
  closeLabel,
  children,
  onClose,
}: ModalProps) {
  const popup = useRef<HTMLDivElement>(null);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          ref={popup}
          // Opened by touch, a focused field would bring up the on-screen keyboard.
          initialFocus={(by) => by === 'touch' || (popup.current?.querySelector<HTMLElement>(fields) ?? true)}
          className={`fixed left-1/2 z-50 flex w-[calc(100vw-2rem)] flex-col rounded-[14px] border border-rule bg-sheet shadow-high outline-none ${places[place]} ${wide === true ? 'max-w-5xl' : place === 'top' ? 'max-w-2xl' : 'max-w-md'}`}
        >
          {/* A visually hidden title without a close button takes no space. */}
          <div
            className={
              hideTitle === true && closeLabel === undefined
                ? 'contents'
                : `flex items-start gap-4 px-6 pt-5 ${wide === true ? 'pb-3' : ''}`
            }
          >
            <Dialog.Title className={hideTitle === true ? 'sr-only' : 'min-w-0 grow text-title'}>
              {title}
            </Dialog.Title>
            {closeLabel !== undefined && (
              <Dialog.Close
                aria-label={closeLabel}
                className="-mt-1 -mr-2 ml-auto grid size-9 phone:size-(--target) shrink-0 place-content-center rounded-lg text-ink-soft hover:bg-well hover:text-ink"
              >
                <Icon name="close" size={18} />
              </Dialog.Close>
            )}
          </div>
          {description !== undefined && (
            <Dialog.Description className="px-6 pt-2 text-ink-soft">{description}</Dialog.Description>
          )}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
