import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { PartBoundary } from './part-boundary.tsx';

const loadPalette = () => import('../palette/palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutList = lazy(async () => ({
  default: (await import('../palette/shortcut-list.tsx')).ShortcutList,
}));

type Overlay = 'palette' | 'shortcuts';

const OpenContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** Opens what lies over every page. */
export function useOverlay(): (overlay: Overlay) => void {
  return useContext(OpenContext);
}

/** Fetches the search before it is opened: somebody is about to. */
export function expectPalette(): void {
  // Opening it says that it could not be fetched.
  loadPalette().catch(() => undefined);
}

/** The search and the list of shortcuts, over any page; each loads when it is first asked for. */
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

    // After the document: a page with a search of its own takes the key first.
    window.addEventListener('keydown', onKey);

    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <OpenContext value={setOverlay}>
      {children}
      {overlay !== null && (
        <PartBoundary key={overlay} onClose={close}>
          <Suspense>
            {overlay === 'palette' ? (
              <Palette onShortcuts={() => setOverlay('shortcuts')} onClose={close} />
            ) : (
              <ShortcutList onClose={close} />
            )}
          </Suspense>
        </PartBoundary>
      )}
    </OpenContext>
  );
}

/** Control or Command K from anywhere; single keys where nothing is being typed and no dialog is open. */
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
