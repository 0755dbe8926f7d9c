import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isNoRoom } from '@octavo/adapters/system/durable';

const run = promisify(execFile);
const chunkBytes = 1024 * 1024;

/** Separate file system in memory that can be filled to its last byte. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-disk-'));
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder]);
    await chmod(folder, 0o711);

    return new SmallDisk(folder);
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);

    return bavail * bsize;
  }

  /** Fills the disk to its last block. */
  async fill(): Promise<void> {
    const file = await open(join(this.folder, 'filler'), 'a');

    try {
      for (let size = chunkBytes; size >= 1; ) {
        size = (await hasRoomFor(file, size)) ? size : Math.floor(size / 16);
      }
    } finally {
      await file.close();
    }
  }

  async empty(): Promise<void> {
    await rm(join(this.folder, 'filler'), { force: true });
  }

  async unmount(): Promise<void> {
    await run('umount', ['-l', this.folder]);
    await rm(this.folder, { recursive: true });
  }
}

async function hasRoomFor(file: Awaited<ReturnType<typeof open>>, size: number): Promise<boolean> {
  try {
    await file.writeFile(Buffer.alloc(size, 1));

    return true;
  } catch (error) {
    if (isNoRoom(error)) {
      return false;
    }

    throw error;
  }
}
