/**
 * Isolation between runs. `user-namespace`: bubblewrap as the user of the job, in a user namespace that
 * cannot create further ones. `bubblewrap`: as the user of the worker. `none`: resource limits only.
 */
export const walls = ['user-namespace', 'bubblewrap', 'none'] as const;
export type Walls = (typeof walls)[number];

/** Isolation of runs, as reported by a worker. */
export interface WorkerProtection {
  readonly walls: Walls;
  readonly filtersSystemCalls: boolean;
  readonly limitsMemoryByGroup: boolean;
}
