import { addressTasksPerDay, retainSeconds } from '@octavo/contract/limits';

/** Limits of a server whose tests are about other limits. */
export const wideLimits = {
  taskBytes: 1_000_000,
  retainSeconds,
  requestsPerMinute: 100_000,
  uploadsPerMinute: 100_000,
  uploadBytesPerMinute: 1e12,
  storage: { storedBytes: 1e12, addressStoredBytes: 1e12 },
  pagesPerMinute: 1000,
  streams: 100,
  processorSeconds: { visitor: null, trial: 1800 },
  addressTasksPerDay,
};
