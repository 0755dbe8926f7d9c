import { Failure } from '@octavo/contract/failures';
import { loadFault } from '@octavo/testkit/faults/tools';
import { runAsChild } from '../../apps/worker/src/sandbox/child.ts';

/** Ends when everything is compiled; CommonJS, which a bundle is, cannot await it here. */
export const compiled = runAsChild({
  preload: async () => undefined,
  loadAll: async () => undefined,
  samples: async () => [],
  warm: async () => undefined,

  async load(tool) {
    const fault = loadFault(tool);

    if (fault === null) {
      throw new Failure('engine-unavailable', tool);
    }

    return fault;
  },

  check: async () => null,
  async preview({ name }, _place, isMarked) {
    if (!isMarked) {
      return [];
    }

    return name.startsWith('crash') ? process.exit(1) : [{ page: 1, kind: 'jpg', path: '/etc/passwd' }];
  },
});
