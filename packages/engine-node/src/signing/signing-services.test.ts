import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { defaultLimits } from '../web/allowance.ts';
import { internet } from '../web/dial.ts';
import { openLocalProxy } from '../web/open-local-proxy.ts';
import { createWebProxy } from '../web/web-proxy.ts';
import { type SigningNetwork, signingServices } from './signing-services.ts';

const { signal } = new AbortController();
const request = new Uint8Array([1, 2, 3]);
let answered = 0;
const site = createServer((asked, response) => {
  answered += 1;
  const isPosted = asked.method === 'POST';

  switch (asked.url) {
    case '/tsr':
      response.end(`${asked.method} ${asked.headers['content-type']}`);
      break;
    case '/moved':
      response.writeHead(302, { location: '/list.crl' }).end();
      break;
    case '/list.crl':
      response.end(isPosted ? 'posted' : 'list');
      break;
    case '/secret':
      response.end(asked.headers.authorization);
      break;
    case '/busy':
      response.writeHead(answered % 2 === 1 ? 503 : 200).end('later');
      break;
    case '/slow':
      break;
    case '/refused':
      response.writeHead(403).end();
      break;
    default:
      response.writeHead(500).end();
  }
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const { port } = site.address() as AddressInfo;
const address = `http://127.0.0.1:${port}`;
const exempt = await openLocalProxy(createWebProxy(internet, defaultLimits, `${address}/tsr`));
const strict = await openLocalProxy(createWebProxy());

afterAll(() => {
  exempt.close();
  strict.close();
  site.closeAllConnections();
  site.close();
});

const textOf = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString());
const services = (network: Partial<SigningNetwork>) =>
  signingServices({ proxy: exempt.address, timeStampAuthority: null, signal, ...network });
const authority = (path: string, isDirect = false) => ({ address: `${address}${path}`, isDirect });

describe('time stamps', () => {
  it('come from the authority that the operator has chosen, through the proxy', async () => {
    const { timeStamp } = services({ timeStampAuthority: authority('/tsr') });

    expect(textOf(await timeStamp(request))).toBe('POST application/timestamp-query');
  });

  it('come from the authority that a user of the command line has chosen, without a proxy', async () => {
    const { timeStamp } = services({ proxy: null, timeStampAuthority: authority('/tsr', true) });

    expect(textOf(await timeStamp(request))).toBe('POST application/timestamp-query');
  });

  it('are asked for with the name and the password of the address', async () => {
    const named = { address: `http://ada:love%20lace@127.0.0.1:${port}/secret`, isDirect: false };
    const answer = textOf(await services({ timeStampAuthority: named }).timeStamp(request));

    expect(answer).toBe(`Basic ${Buffer.from('ada:love lace').toString('base64')}`);
  });

  it('are asked for once more when the authority is busy', async () => {
    answered = 0;

    expect(textOf(await services({ timeStampAuthority: authority('/busy') }).timeStamp(request))).toBe(
      'later',
    );
  });

  it.each([
    [null, 'time-stamp-not-configured'],
    [authority('/down'), 'time-stamp-unreachable'],
    [authority('/refused'), 'time-stamp-refused'],
    [{ address: 'http://127.0.0.1:9/', isDirect: true }, 'time-stamp-unreachable'],
  ])('fail from %j with %s', async (timeStampAuthority, code) => {
    await expect(services({ timeStampAuthority }).timeStamp(request)).rejects.toMatchObject({ code });
  });

  it('fail when the authority is slow', async () => {
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout.call(AbortSignal, 50));
    const { timeStamp } = services({ timeStampAuthority: authority('/slow') });

    await expect(timeStamp(request)).rejects.toMatchObject({ code: 'time-stamp-late' });
  });

  it('fail when the proxy does not know the choice of the operator', async () => {
    const network = { proxy: strict.address, timeStampAuthority: authority('/tsr') };

    await expect(services(network).timeStamp(request)).rejects.toMatchObject({
      code: 'time-stamp-unreachable',
    });
  });
});

describe('proofs', () => {
  it('are fetched, and followed where they have moved to', async () => {
    expect(textOf(await services({}).fetch(`${address}/moved`))).toBe('list');
    expect(textOf(await services({}).fetch(`${address}/list.crl`, request))).toBe('posted');
  });

  it('are missing once the time for all of them is over', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => AbortSignal.abort());
    const { fetch } = services({});

    expect(await fetch(`${address}/list.crl`)).toBeNull();
    expect(await fetch(`${address}/list.crl`)).toBeNull();
  });

  it('are missing when the address is not public, or answers with an error', async () => {
    expect(await services({ proxy: strict.address }).fetch(`${address}/list.crl`)).toBeNull();
    expect(await services({}).fetch(`${address}/down`)).toBeNull();
  });
});
