import { statfs } from 'node:fs/promises';
import { ToolFailure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import type { DiskSpace } from '@octavo/domain/ports';

/** One look at the file system serves all uploads of this time. */
const lookMilliseconds = 1000;

/** The default reserve: a share of the file system, and no less than these bytes. */
const reserveShare = 0.05;
const leastReserveBytes = 2048 * mebibyte;

/** Room of the file system of a folder. The default reserve holds where `reserveBytes` is null. */
export function openDiskSpace(folder: string, reserveBytes: number | null): DiskSpace {
  let seen: ReturnType<DiskSpace['look']> | null = null;
  let seenAt = 0;

  const look: DiskSpace['look'] = () => {
    // The monotonic clock: one that is set back would keep an old answer.
    const now = performance.now();

    if (seen === null || now - seenAt > lookMilliseconds) {
      seenAt = now;
      seen = measure(folder, reserveBytes);
      // A failed look is not an answer for the next second.
      seen.catch(() => {
        seen = null;
      });
    }

    return seen;
  };

  return {
    look,

    async requireRoom(bytes) {
      const { freeBytes, reserveBytes: reserve } = await look();

      if (freeBytes - bytes < reserve) {
        throw new ToolFailure(
          'storage-full',
          `${freeBytes} bytes free, ${bytes} wanted, ${reserve} reserved`,
        );
      }
    },
  };
}

/** Blocks that only root may use are not free: the database runs as another user. */
async function measure(folder: string, reserveBytes: number | null) {
  const { bavail, blocks, bsize } = await statfs(folder);

  return {
    freeBytes: bavail * bsize,
    reserveBytes: reserveBytes ?? Math.max(leastReserveBytes, Math.ceil(blocks * bsize * reserveShare)),
  };
}

/** Free bytes at this moment. */
export async function freeBytesOf(folder: string): Promise<number> {
  return (await measure(folder, 0)).freeBytes;
}
