import { Failure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import type { DiskSpace } from '@octavo/domain/ports';
import { roomOf } from '../../system/free-bytes.ts';

/** Milliseconds for which one look at the file system serves all uploads. */
const lookMilliseconds = 1000;

/** Default reserve: a share of the file system, and at least this many bytes. */
const reserveShare = 0.05;
const leastReserveBytes = 2048 * mebibyte;

type Room = Awaited<ReturnType<DiskSpace['look']>>;

/**
 * Room of the data folder: that of the fullest file system, if some of its folders are mounted separately.
 * The default reserve applies when `reserveBytes` is null.
 */
export function openDiskSpace(folders: readonly string[], reserveBytes: number | null): DiskSpace {
  let seen: ReturnType<DiskSpace['look']> | null = null;
  let seenAt = 0;

  const look: DiskSpace['look'] = () => {
    // Monotonic: with a clock that is set back, an old measurement would stay in use.
    const now = performance.now();

    if (seen === null || now - seenAt > lookMilliseconds) {
      seenAt = now;
      seen = measureFullest(folders, reserveBytes);
      // A failed look must not be reused for the next second.
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
      // Measures again before refusing, to count files deleted since the last look.
      const room = isShort(seenRoom) ? await measureFullest(folders, reserveBytes) : seenRoom;

      if (isShort(room)) {
        const { freeBytes, reserveBytes: reserve } = room;
        throw new Failure('storage-full', `${freeBytes} bytes free, ${bytes} requested, ${reserve} reserved`);
      }
    },
  };
}

async function measureFullest(folders: readonly string[], reserveBytes: number | null): Promise<Room> {
  const rooms = await Promise.all(folders.map((folder) => measure(folder, reserveBytes)));
  const spare = (room: Room) => room.freeBytes - room.reserveBytes;

  return rooms.reduce((least, room) => (spare(room) < spare(least) ? room : least));
}

async function measure(folder: string, reserveBytes: number | null): Promise<Room> {
  const { freeBytes, totalBytes } = await roomOf(folder);

  return {
    freeBytes,
    reserveBytes: reserveBytes ?? Math.max(leastReserveBytes, Math.ceil(totalBytes * reserveShare)),
  };
}
