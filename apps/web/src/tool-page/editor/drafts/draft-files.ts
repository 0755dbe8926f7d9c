const folderName = 'octavo-drafts';

/** Keeps the bytes of a file in the private file system of this origin, once. */
export async function keepFile(sha256: string, file: Blob): Promise<void> {
  const folder = await openFolder();
  const kept = await folder
    .getFileHandle(sha256)
    .then((handle) => handle.getFile())
    .catch(() => null);

  if (kept?.size === file.size) {
    return;
  }

  const handle = await folder.getFileHandle(sha256, { create: true });
  const writable = await handle.createWritable();
  await file.stream().pipeTo(writable);
}

/** The bytes of a draft's file; null when they are no longer there. */
export async function readFile(sha256: string): Promise<File | null> {
  try {
    const handle = await (await openFolder()).getFileHandle(sha256);

    return await handle.getFile();
  } catch {
    return null;
  }
}

export async function deleteFile(sha256: string): Promise<void> {
  const folder = await openFolder().catch(() => null);
  await folder?.removeEntry(sha256).catch(() => {
    // It was never written, or another tab has deleted it.
  });
}

async function openFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();

  return root.getDirectoryHandle(folderName, { create: true });
}
