import type { Locale } from '@octavo/i18n/locales';
import type { SurfaceName } from '@octavo/tools/kit/types';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { localeOf } from '../shell/address.ts';
import { loadPatiently } from '../shell/chunk-reload.ts';
import { loadWorkWords } from '../shell/load-work-words.ts';
import { loadEditorWords } from './load-editor-words.ts';
import type { SurfaceProps } from './surface-props.ts';

export interface Surface {
  /** Loads with the first files, which wait for it while there is no connection. */
  readonly Component: LazyExoticComponent<ComponentType<SurfaceProps>>;
  /** Loads the code and the texts; rejects without a connection. */
  load(): Promise<{ readonly default: ComponentType<SurfaceProps> }>;
}

/** Surfaces by the name in the facts of a tool. Each is a folder beside this file. */
export const surfaces: Readonly<Record<SurfaceName, Surface>> = {
  batch: surface(async () => (await import('./batch/batch-surface.tsx')).BatchSurface),
  editor: surface(async () => (await import('./editor/editor-surface.tsx')).EditorSurface, loadEditorWords),
};

function surface(
  loadComponent: () => Promise<ComponentType<SurfaceProps>>,
  loadWords: (locale: Locale) => Promise<void> = async () => undefined,
): Surface {
  const load = async () => {
    const component = loadComponent();
    const locale = localeOf(window.location.pathname);
    const texts = Promise.all([loadWorkWords(locale), loadWords(locale)]);
    // Both settle before a failure is reported, so that nothing of this load fails after its retry began.
    await Promise.allSettled([component, texts]);
    await texts;

    return { default: await component };
  };

  return { load, Component: lazy(() => loadPatiently(load)) };
}
