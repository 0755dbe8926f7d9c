import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkDownload } from './check-download.ts';

const { signal } = new AbortController();

describe('a download', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is checked without requesting its bytes', async () => {
    const ask = vi.fn(async () => new Response(null));
    vi.stubGlobal('fetch', ask);
    await checkDownload('/file', signal);

    expect(ask).toHaveBeenCalledExactlyOnceWith('/file', { method: 'HEAD', signal });
  });

  it('that is refused reports the reason of the server', async () => {
    vi.stubGlobal('fetch', async (_href: string, { method = 'GET' }: RequestInit) =>
      method === 'HEAD'
        ? new Response(null, { status: 410 })
        : Response.json({ code: 'file-expired' }, { status: 410 }),
    );

    await expect(checkDownload('/file', signal)).rejects.toMatchObject({ code: 'file-expired' });
  });

  it('without a connection reports a failed request', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });

    await expect(checkDownload('/file', signal)).rejects.toMatchObject({ code: 'request-failed' });
  });
});
