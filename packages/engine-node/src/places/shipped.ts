import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of an application as it is built: `node_modules`, of which this module is a part, with files beside it. */
const application = fileURLToPath(new URL('../../../../../', import.meta.url));

const isBuilt = import.meta.url.includes('/node_modules/@octavo/');

/** Folder of the built application; null when it runs from its sources. */
export function applicationFolder(): string | null {
  return isBuilt ? application : null;
}

/** Folder that comes with the built application; null without one. */
export function shippedFolder(name: string): string | null {
  const folder = `${application}${name}`;

  return isBuilt && existsSync(folder) ? folder : null;
}
