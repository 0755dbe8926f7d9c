import { formPageWords } from '@octavo/i18n/form-page';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { Modal } from '@octavo/ui/modal';
import { useLocale } from '../../../shell/use-locale.ts';

/** Steps by which the form is printed as agencies accept it. */
export function PrintSteps({ onDownload, onClose }: { onDownload(): void; onClose(): void }) {
  const { print, result } = formPageWords(useLocale());

  return (
    <Modal title={print.title} closeLabel={print.close} onClose={onClose}>
      <ol className="mt-3 ml-5 grid list-decimal gap-2 px-6">
        {print.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="flex justify-end px-6 py-5">
        <Button look="primary" onClick={onDownload}>
          <Icon name="download" size={18} />
          {result.download}
        </Button>
      </div>
    </Modal>
  );
}
