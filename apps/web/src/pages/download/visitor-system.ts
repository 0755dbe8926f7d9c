import type { DownloadSystem } from '@octavo/contract/downloads';

const hints: Readonly<Record<string, DownloadSystem>> = { Windows: 'win32', macOS: 'darwin', Linux: 'linux' };

/**
 * System of the visitor's computer, from the headers of the request; null for phones, tablets and systems that no
 * application is built for.
 */
export function visitorSystem(headers: Headers): DownloadSystem | null {
  const hint = /^"(.*)"$/.exec(headers.get('sec-ch-ua-platform') ?? '')?.[1];

  if (hint !== undefined) {
    return hints[hint] ?? null;
  }

  const agent = headers.get('user-agent') ?? '';

  if (/Android|iPhone|iPad|iPod|CrOS/.test(agent)) {
    return null;
  }

  return /Windows NT/.test(agent)
    ? 'win32'
    : /Mac OS X/.test(agent)
      ? 'darwin'
      : /Linux|X11/.test(agent)
        ? 'linux'
        : null;
}
