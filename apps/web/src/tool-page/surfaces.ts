import type { SurfaceName } from '@octavo/tools/kit/types';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { localeOf } from '../shell/address.ts';
import { loadPatiently } from '../shell/chunk-reload.ts';
import { loadWorkWords } from '../shell/load-work-words.ts';
import type { SurfaceProps } from './surface-props.ts';

export interface Surface {
  /** Loads with the first files, which wait for it while there is no connection. */
  readonly Component: LazyExoticComponent<ComponentType<SurfaceProps>>;
  /** Loads the code and the texts; rejects without a connection. */
  load(): Promise<{ readonly default: ComponentType<SurfaceProps> }>;
}

/** Surfaces of tools that work on files; forms have pages of their own. */
export type FileSurfaceName = Exclude<SurfaceName, 'form'>;

/** Surfaces by the name in the facts of a tool. Each is a folder beside this file. */
export const surfaces: Readonly<Record<FileSurfaceName, Surface>> = {
  batch: surface('batch'),
  editor: surface('editor'),
};

function surface(name: FileSurfaceName): Surface {
  const load = async () => {
    const component = import('./surface-loaders.ts').then(({ surfaceLoaders }) => surfaceLoaders[name]());
    const texts = loadWorkWords(localeOf(window.location.pathname));
    // Both settle before a failure is reported, so that nothing of this load fails after its retry began.
    await Promise.allSettled([component, texts]);
    await texts;

    return { default: await component };
  };

  return { load, Component: lazy(() => loadPatiently(load)) };
}
