import type { ComponentType } from 'react';
import { loadEditorSurface } from './editor/load-editor.ts';
import type { SurfaceProps } from './surface-props.ts';
import type { FileSurfaceName } from './surfaces.ts';

/** Loaders of the surfaces by name. They load on first use: the names of their chunks would cost every page bytes. */
export const surfaceLoaders: Readonly<Record<FileSurfaceName, () => Promise<ComponentType<SurfaceProps>>>> = {
  batch: async () => (await import('./batch/batch-surface.tsx')).BatchSurface,
  editor: loadEditorSurface,
};

export { FoldedHead } from './folded-head.tsx';
