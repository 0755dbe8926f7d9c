import { workbenchWords } from '@octavo/i18n/workbench';
import { Button, buttonClass } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { Link } from 'react-router';
import { useAddress, useLocale } from './use-locale.ts';

/** Offers the desktop application to a user whose file is too large for this site. */
export function ApplicationOffer({ onClose }: { onClose(): void }) {
  const address = useAddress();
  const words = workbenchWords(useLocale()).drop.application;

  return (
    <Modal title={words.title} description={words.text} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-3 px-6 pt-5 pb-5">
        <Button onClick={onClose}>{words.close}</Button>
        <Link to={address('/download')} className={buttonClass('primary', 'normal')} onClick={onClose}>
          {words.see}
        </Link>
      </div>
    </Modal>
  );
}
