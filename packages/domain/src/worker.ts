/**
 * Walls between runs. `user-namespace`: bubblewrap as the user of the job, in a user namespace that can make no further
 * ones. `bubblewrap`: as the user of the worker. `none`: limits alone.
 */
export const walls = ['user-namespace', 'bubblewrap', 'none'] as const;
export type Walls = (typeof walls)[number];

/** Protection of runs as a worker reports it. */
export interface WorkerProtection {
  readonly walls: Walls;
  readonly filtersSystemCalls: boolean;
  readonly limitsMemoryByGroup: boolean;
}
