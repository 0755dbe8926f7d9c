import { statfs } from 'node:fs/promises';

/**
 * Room on the file system of a folder. Excludes blocks that only root may use, because the database runs as
 * another user.
 */
export async function roomOf(
  folder: string,
): Promise<{ readonly freeBytes: number; readonly totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);

  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Free bytes at this moment. */
export async function freeBytesOf(folder: string): Promise<number> {
  return (await roomOf(folder)).freeBytes;
}
