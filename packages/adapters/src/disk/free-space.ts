import { statfs } from 'node:fs/promises';
import { ToolFailure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import type { DiskSpace } from '@octavo/domain/ports';

/** One look at the file system serves all uploads of this time. */
const lookMilliseconds = 1000;

/** The default reserve: a share of the file system, and no less than these bytes. */
const reserveShare = 0.05;
const leastReserveBytes = 2048 * mebibyte;

type Room = Awaited<ReturnType<DiskSpace['look']>>;

/**
 * Room of the data folder: of the fullest file system, where some of its folders are mounted on their own. The default
 * reserve holds where `reserveBytes` is null.
 */
export function openDiskSpace(folders: readonly string[], reserveBytes: number | null): DiskSpace {
  let seen: ReturnType<DiskSpace['look']> | null = null;
  let seenAt = 0;

  const look: DiskSpace['look'] = () => {
    // The monotonic clock: one that is set back would keep an old answer.
    const now = performance.now();

    if (seen === null || now - seenAt > lookMilliseconds) {
      seenAt = now;
      seen = measureFullest(folders, reserveBytes);
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
      const isShort = (room: Room) => room.freeBytes - bytes < room.reserveBytes;
      const seenRoom = await look();
      // Files deleted since the last look count before anything is refused.
      const room = isShort(seenRoom) ? await measureFullest(folders, reserveBytes) : seenRoom;

      if (isShort(room)) {
        const { freeBytes, reserveBytes: reserve } = room;
        throw new ToolFailure(
          'storage-full',
          `${freeBytes} bytes free, ${bytes} wanted, ${reserve} reserved`,
        );
      }
    },
  };
}

async function measureFullest(folders: readonly string[], reserveBytes: number | null): Promise<Room> {
  const rooms = await Promise.all(folders.map((folder) => measure(folder, reserveBytes)));
  const spare = (room: Room) => room.freeBytes - room.reserveBytes;

  return rooms.reduce((least, room) => (spare(room) < spare(least) ? room : least));
}

/** Blocks that only root may use are not free: the database runs as another user. */
async function measure(folder: string, reserveBytes: number | null): Promise<Room> {
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
