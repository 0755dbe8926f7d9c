import * as z from 'zod';

/** Systems that the desktop application is built for, as Node.js names them. */
export const downloadSystems = ['win32', 'darwin', 'linux'] as const;
export type DownloadSystem = (typeof downloadSystems)[number];

/** A file of the desktop application that this site offers. */
export const downloadView = z.object({
  os: z.enum(downloadSystems),
  cpu: z.enum(['x64', 'arm64']),
  kind: z.enum(['exe', 'msi', 'zip', 'deb', 'tar']),
  name: z.string().regex(/^[\w.-]+$/),
  sizeBytes: z.int(),
  /** In hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type DownloadView = z.infer<typeof downloadView>;

/** Files of one version; without files, nothing is offered. */
export const downloadsView = z.object({ version: z.string(), files: z.array(downloadView) });
export type DownloadsView = z.infer<typeof downloadsView>;
