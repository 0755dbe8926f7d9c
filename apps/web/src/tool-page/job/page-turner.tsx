import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useEffect } from 'react';
import { useLocale } from '../../shell/use-locale.ts';

interface PageTurnerProps {
  /** Index among the pages that can be shown, from 0. */
  readonly at: number;
  readonly count: number;
  /** Page number in the document, from 1. */
  readonly page: number;
  readonly pages: number;
  /** False on a page that scrolls, where these keys move the page itself. */
  readonly takesKeys?: boolean;
  onTurn(at: number): void;
}

/** Turns the pages of a preview, in a dialog also with the keys that usually turn pages. */
export function PageTurner({ at, count, page, pages, takesKeys = true, onTurn }: PageTurnerProps) {
  const words = workbenchWords(useLocale()).result;

  useEffect(() => {
    if (!takesKeys) {
      return;
    }

    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      PageUp: at - 1,
      ArrowRight: at + 1,
      PageDown: at + 1,
      Home: 0,
      End: count - 1,
    };
    const turn = (event: KeyboardEvent) => {
      const next = steps[event.key];
      // The line between two pictures moves by the same keys.
      const isTaken =
        event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey;

      if (next !== undefined && next !== at && next >= 0 && next < count && !isTaken) {
        event.preventDefault();
        onTurn(next);
      }
    };
    // Captured, because dialogs stop the propagation of key events.
    document.addEventListener('keydown', turn, { capture: true });

    return () => document.removeEventListener('keydown', turn, { capture: true });
  }, [at, count, takesKeys, onTurn]);

  return (
    <div className="flex items-center justify-center gap-3">
      <Button size="small" aria-label={words.previous} disabled={at === 0} onClick={() => onTurn(at - 1)}>
        <Icon name="arrowLeft" size={16} />
      </Button>
      <span role="status" className="text-caption text-ink-soft tabular-nums">
        {fill(words.page, { page, pages })}
      </span>
      <Button size="small" aria-label={words.next} disabled={at >= count - 1} onClick={() => onTurn(at + 1)}>
        <Icon name="arrowRight" size={16} />
      </Button>
    </div>
  );
}
