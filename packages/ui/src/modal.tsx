import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface ModalProps {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly description?: string;
  readonly wide?: boolean;
  /** The word for the cross in the corner; without it the dialog is closed by its own buttons only. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog over the page; mounted means open. */
export function Modal({ title, hideTitle, description, wide, closeLabel, children, onClose }: ModalProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          className={`fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 flex-col rounded-[14px] border border-rule bg-sheet shadow-high outline-none ${wide === true ? 'max-w-5xl' : 'max-w-md'}`}
        >
          <div className={`flex items-start gap-4 px-6 pt-5 ${wide === true ? 'pb-3' : ''}`}>
            <Dialog.Title className={hideTitle === true ? 'sr-only' : 'min-w-0 grow text-title'}>
              {title}
            </Dialog.Title>
            {closeLabel !== undefined && (
              <Dialog.Close
                aria-label={closeLabel}
                className="-mt-1 -mr-2 ml-auto grid size-9 shrink-0 place-content-center rounded-lg text-ink-soft hover:bg-well hover:text-ink"
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
