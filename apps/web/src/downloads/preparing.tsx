import { downloadWords } from '@octavo/i18n/downloads';
import { ProgressBar } from '@octavo/ui/progress-bar';
import { createPortal } from 'react-dom';
import { useLocale } from '../shell/use-locale.ts';

/** Overlay above the whole page while the server prepares a download. */
export function Preparing() {
  const words = downloadWords(useLocale());

  // Rendered outside the application: an open dialog makes everything inside it unreachable.
  return createPortal(
    <div className="fixed inset-0 z-[60] grid place-items-center bg-black/45 p-4">
      <div
        role="status"
        className="w-80 max-w-full rounded-[14px] border border-rule bg-sheet px-6 py-5 shadow-high"
      >
        <p className="mb-3 font-medium">{words.preparing}</p>
        <ProgressBar label={words.preparing} share={null} />
      </div>
    </div>,
    document.body,
  );
}
