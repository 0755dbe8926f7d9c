import { mebibyte } from '@octavo/contract/limits';
import type { DiskSpace } from '@octavo/domain/ports';
import type { Ballast } from '../database/ballast.ts';
import type { Ping } from '../database/ping.ts';

/**
 * Reasons why requests cannot all be served, without paths and addresses, because everyone who monitors the
 * service may read them.
 */
export async function findTroubles(
  ping: Ping,
  space: DiskSpace,
  ballast: Ballast,
): Promise<readonly string[]> {
  const troubles = [await databaseTrouble(ping), await diskTrouble(space), await ballastTrouble(ballast)];

  return troubles.filter((trouble) => trouble !== null);
}

async function databaseTrouble(ping: Ping): Promise<string | null> {
  return ping.require().then(
    () => null,
    () => 'database: does not answer',
  );
}

async function diskTrouble(space: DiskSpace): Promise<string | null> {
  const { freeBytes, reserveBytes } = await space.look();

  return freeBytes >= reserveBytes
    ? null
    : `disk: ${megabytes(freeBytes)} free in the data folder, below the reserve of ${megabytes(reserveBytes)}`;
}

async function ballastTrouble(ballast: Ballast): Promise<string | null> {
  return (await ballast.isMissing())
    ? `ballast: the ${megabytes(ballast.sizeBytes)} reserved for the database were deleted to free space and are not restored yet`
    : null;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / mebibyte)} MB`;
