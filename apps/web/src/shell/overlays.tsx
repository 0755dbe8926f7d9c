import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { PartBoundary } from './part-boundary.tsx';

const loadPalette = () => import('../palette/palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutList = lazy(async () => ({
  default: (await import('../palette/shortcut-list.tsx')).ShortcutList,
}));

const ApplicationOffer = lazy(async () => ({
  default: (await import('./application-offer.tsx')).ApplicationOffer,
}));

type Overlay = 'palette' | 'shortcuts' | 'application';

const OpenContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** Returns a function that opens an overlay over the page. */
export function useOverlay(): (overlay: Overlay) => void {
  return useContext(OpenContext);
}

/** Preloads the search when the user is about to open it. */
export function expectPalette(): void {
  // A failure is reported when the search is opened.
  loadPalette().catch(() => undefined);
}

/** Search, list of shortcuts and offer of the application, over any page; each is loaded when first opened. */
export function Overlays({ children }: { readonly children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const close = () => setOverlay(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = event.defaultPrevented ? null : overlayFor(event);

      if (wanted !== null) {
        event.preventDefault();
        setOverlay(wanted);
      }
    };

    // On the window, after the listeners of the document: a page with its own search handles the key first.
    window.addEventListener('keydown', onKey);

    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <OpenContext value={setOverlay}>
      {children}
      {overlay !== null && (
        <PartBoundary key={overlay} onClose={close}>
          <Suspense>
            {overlay === 'palette' && <Palette onShortcuts={() => setOverlay('shortcuts')} onClose={close} />}
            {overlay === 'shortcuts' && <ShortcutList onClose={close} />}
            {overlay === 'application' && <ApplicationOffer onClose={close} />}
          </Suspense>
        </PartBoundary>
      )}
    </OpenContext>
  );
}

/**
 * Overlay that a key opens: Control or Command K when no dialog is open; single keys also only outside input
 * fields.
 */
function overlayFor(event: KeyboardEvent): Overlay | null {
  const { key, target, altKey } = event;
  const command = event.ctrlKey || event.metaKey;
  const isBusy =
    document.querySelector('[role="dialog"]') !== null ||
    (target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select')));

  if (command && !altKey && key.toLowerCase() === 'k') {
    return document.querySelector('[role="dialog"]') === null ? 'palette' : null;
  }

  if (isBusy || command || altKey) {
    return null;
  }

  return key === '/' ? 'palette' : key === '?' ? 'shortcuts' : null;
}
