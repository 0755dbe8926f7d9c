import { realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type FileKind, kinds } from '@octavo/contract/kinds';
import { mediaTypes } from '@octavo/contract/media-types';
import type { BrowserContext, Route } from 'playwright-core';

/**
 * A name that never resolves (RFC 6761, 6.4); its requests are answered from the folder, all others are
 * refused.
 */
export const folderOrigin = 'http://document.invalid';

const typesByExtension: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, { extensions }]) =>
      extensions.filter((name) => name !== 'xhtml').map((name) => [`.${name}`, mediaTypes[kind as FileKind]]),
    ),
  ),
};

/** Answers every request of the context from files of the folder, and refuses all others. */
export async function answerFromFolder(context: BrowserContext, folder: string): Promise<void> {
  const root = await realpath(folder);

  await context.route('**/*', async (route) => {
    const path = await fileOf(root, route.request().url());

    await (path === null ? refuse(route) : answer(route, path));
  });
}

/**
 * Refuses a request. A navigation gets an empty 204, which keeps the current page open (RFC 9110, 15.3.5).
 */
async function refuse(route: Route): Promise<void> {
  await (route.request().isNavigationRequest()
    ? route.fulfill({ status: 204 })
    : route.abort('blockedbyclient'));
}

async function answer(route: Route, path: string): Promise<void> {
  const contentType = typesByExtension[extname(path).toLowerCase()];

  await route.fulfill({ path, ...(contentType === undefined ? {} : { contentType }) });
}

/** Resolves an address to a file below the root, following symbolic links; null for everything else. */
async function fileOf(root: string, address: string): Promise<string | null> {
  const { origin, pathname } = new URL(address);

  if (origin !== folderOrigin) {
    return null;
  }

  try {
    const path = await realpath(join(root, decodeURIComponent(pathname)));

    return path.startsWith(`${root}${sep}`) ? path : null;
  } catch {
    // No such file, or an invalid path.
    return null;
  }
}
