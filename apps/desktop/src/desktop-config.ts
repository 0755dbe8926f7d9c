import { totalmem } from 'node:os';
import { type Config, readConfig } from '@octavo/adapters/settings/config';
import { mebibyte } from '@octavo/contract/limits';

/** Larger than all files together, and exact in JSON. */
const withoutLimit = Number.MAX_SAFE_INTEGER;

/** Years; files are deleted when the window is closed. */
const retainSeconds = 10 * 365 * 24 * 3600;

/** A tenth of what the machine has stays for everything else. */
const memoryShare = 0.5;
const leastMemoryBytes = 1024 * mebibyte;

/**
 * Settings of the application: one user on one computer, without accounts and without limits. Of the environment only
 * the level of the log counts.
 */
export function desktopConfig(dataFolder: string, variables: NodeJS.ProcessEnv = process.env): Config {
  const config = readConfig({
    OCTAVO_DATA: dataFolder,
    OCTAVO_HOST: '127.0.0.1',
    OCTAVO_PORT: '0',
    OCTAVO_ACCESS: 'open',
    OCTAVO_MODE: 'production',
    OCTAVO_RESERVE_MB: '0',
    OCTAVO_LOG: variables['OCTAVO_LOG'] ?? 'warn',
  });

  return {
    ...config,
    isDesktop: true,
    limits: {
      ...config.limits,
      taskBytes: withoutLimit,
      retainSeconds,
      requestsPerMinute: withoutLimit,
      uploadsPerMinute: withoutLimit,
      uploadBytesPerMinute: withoutLimit,
      pagesPerMinute: withoutLimit,
      streams: withoutLimit,
      storage: { storedBytes: withoutLimit, addressStoredBytes: withoutLimit },
    },
    worker: {
      ...config.worker,
      // The tool that is opened loads in a third of a second; spare processes would hold memory for nothing.
      spares: 0,
      memoryBytes: Math.max(leastMemoryBytes, Math.floor(totalmem() * memoryShare)),
      outputBytes: withoutLimit,
      sandbox: 'auto',
    },
  };
}
