import { catalogue, toolIds } from '@octavo/tools/catalogue';
import { afterEach, expect, it, vi } from 'vitest';
import { BatchSurface } from './batch/batch-surface.tsx';
import { surfaces } from './surfaces.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(toolIds.filter((id) => catalogue[id].surface !== 'form'))('has the surface of %s', (id) => {
  expect(Object.keys(surfaces)).toContain(catalogue[id].surface);
});

it('loads the component of a surface', async () => {
  vi.stubGlobal('window', { location: { pathname: '/fr/merge-pdf' } });

  expect(await surfaces.batch.load()).toEqual({ default: BatchSurface });
});
