import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FacadeClient, signedIn } from '../../test/facade-client.ts';
import { pdf, TestServer } from '../../test/server.ts';
import { wideLimits } from '../../test/wide-limits.ts';
import { createApp } from '../app.ts';
import { calls } from './calls.ts';

let server: TestServer;
let trial: FacadeClient;
let pro: FacadeClient;
let other: FacadeClient;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    facade: true,
    limits: wideLimits,
  });
  trial = await signedIn(server, 'trial', '203.0.113.20');
  pro = await signedIn(server, 'pro', '203.0.113.22');
  other = await signedIn(server, 'trial', '203.0.113.21');
});
afterAll(() => server.close());

const convert = 'miaohui/file/wkPdfUpload';
const file = { bytes: pdf, name: 'report.pdf' };
const wrong = (field: string) => ({ code: 1400, failure: 'illegal-input', msg: expect.any(String), field });

describe('bad input', () => {
  it.each(calls)('$method $path refuses an unknown field', async ({ method, path, file: takes }) => {
    const answer = await pro.send(method, path.replace(/:id|\*/, '7'), {
      fields: { nonsense: '1' },
      ...(takes === undefined ? {} : { file }),
    });

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(wrong('nonsense'));
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['POST', 'miaohui/file/upload', {}, 'file'],
    ['POST', 'miaohui/file/upload', { file: 'text' }, 'file'],
    ['POST', convert, {}, 'toolType'],
    ['POST', convert, { toolType: 'no-such-tool' }, 'toolType'],
    ['POST', convert, { toolType: '../session' }, 'toolType'],
    ['POST', convert, { toolType: 'merge-pdf', downloadId: 'short' }, 'downloadId'],
    ['POST', convert, { toolType: 'merge-pdf', urls: 'a;b' }, 'urls'],
    ['POST', convert, { toolType: 'merge-pdf', compress: 'high' }, 'compress'],
    ['POST', 'miaohui/file/wkTransferProgress', {}, 'id'],
    ['POST', 'miaohui/file/wkTransferProgress', { token: '../session' }, 'token'],
    ['POST', 'miaohui/file/getUploadData', { token: '7' }, 'token'],
    ['GET', 'miaohui/file/historyTasks', { page: 'first' }, 'page'],
    ['POST', 'miaohui/file/deleteTasks', { ids: '7' }, 'ids'],
    ['POST', 'dhjai/addFile', {}, 'token'],
    ['GET', 'dhjai/getDocumentListAsk', { documentId: 'a'.repeat(32), pageSize: '-1' }, 'pageSize'],
    ['DELETE', 'dhjai/del', {}, 'documentId'],
    ['POST', 'dhjai/stream/ask', { documentId: 'a'.repeat(32) }, 'question'],
    ['POST', 'user/emailLogin', {}, 'email'],
    ['POST', 'user/emailLogin', { email: 'a@example.org', type: 'enter' }, 'type'],
    ['POST', 'user/googleLogin', { idToken: 'x' }, 'idToken'],
    ['GET', 'uc/order/checkPay/7', {}, 'id'],
    ['GET', 'miaohui/seo/getArticleByUrl', { url: 'Not An Address' }, 'url'],
  ])('%s %s with %o names the field', async (method, path, fields, field) => {
    expect(await trial.read(method, path, { fields })).toEqual(wrong(field));
  });

  it('names the field behind a wrong option', async () => {
    const fields = { toolType: 'compress-pdf', compress: '5000', token: await trial.upload(pdf) };

    expect(await trial.read('POST', convert, { fields })).toEqual(wrong('compress'));
  });

  it('finds no files, jobs and documents of others, nor expired ones', async () => {
    const token = await other.upload(pdf);
    const started = await other.read('POST', convert, { fields: { token, toolType: 'rotate-pdf' } });
    const readAs = async (client: FacadeClient, name: string, fields: Record<string, string>) =>
      client.read('POST', `miaohui/file/${name}`, { fields });

    expect(await readAs(trial, 'getUploadData', { token })).toMatchObject({
      code: 1404,
      failure: 'not-found',
    });
    expect(await readAs(trial, 'wkPdfUpload', { token, toolType: 'rotate-pdf' })).toMatchObject({
      code: 1404,
    });
    expect(await readAs(trial, 'wkTransferProgress', { token: started.result.token })).toMatchObject({
      code: 1404,
    });
    expect(await trial.read('POST', 'dhjai/addFile', { fields: { token } })).toMatchObject({ code: 1404 });

    server.time.ahead = 2 * 3_600_000;
    expect(await readAs(other, 'getUploadData', { token })).toMatchObject({
      code: 1410,
      failure: 'file-expired',
    });
    server.time.ahead = 0;
  });

  it('refuses what is too large or not a form', async () => {
    const send = async (path: string, type: string, body: string) =>
      (await trial.send('POST', path, { body, headers: { 'content-type': type } })).json();
    const large = { bytes: Buffer.alloc(1_100_000, 'x'), name: 'large.txt' };

    expect(await trial.read('POST', 'miaohui/file/upload', { file: large })).toMatchObject({
      code: 1413,
      failure: 'file-too-large',
    });
    expect(await send(convert, 'application/json', '{"toolType":7}')).toMatchObject({ code: 1400 });
    expect(await send(convert, 'multipart/form-data', 'no boundary')).toMatchObject({ code: 1400 });
    expect(await send(convert, 'multipart/form-data; boundary=b', '--b\r\ncut')).toMatchObject({
      code: 1400,
    });
    const enormous = `password=${'x'.repeat(2_000_000)}`;
    expect(await send(convert, 'application/x-www-form-urlencoded', enormous)).toMatchObject({ code: 1400 });
    const many = Array.from({ length: 100 }, (_, index) => `field${index}=1`).join('&');
    expect(await send(convert, 'application/x-www-form-urlencoded', many)).toMatchObject({ code: 1400 });
    expect(await send(convert, 'application/x-www-form-urlencoded', 'a=1&a=2')).toEqual(wrong('a'));
  });

  it('refuses two files, and a file in a field of another name', async () => {
    const two = new FormData();
    two.append('file', new File([pdf], 'one.pdf'));
    two.append('file', new File([pdf], 'two.pdf'));
    const misplaced = new FormData();
    misplaced.set('document', new File([pdf], 'one.pdf'));

    expect(await trial.read('POST', 'miaohui/file/upload', { form: two })).toEqual(wrong('file'));
    expect(await trial.read('POST', 'miaohui/file/upload', { form: misplaced })).toEqual(wrong('document'));
    expect(await trial.read('POST', 'dhjai/addFile', { file })).toEqual(wrong('file'));
  });

  it('refuses parts without a name, and bytes behind the file', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const send = async (body: string) =>
      trial.read('POST', 'miaohui/file/upload', { body: `${body}\r\n--b--\r\n`, headers });
    const named = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    const nameless = '--b\r\ncontent-disposition: form-data\r\n\r\ntext';

    expect(await send(named)).toMatchObject({ code: 1000 });
    expect(await send(`${nameless}\r\n${named}`)).not.toHaveProperty('field', 'undefined');
    expect(await send(`${named}\r\n--b--\r\n${'x'.repeat(2_000_000)}`)).toMatchObject({ code: 1400 });
  });

  it('names the field that was sent, and knows no inherited names', async () => {
    const token = await trial.upload(pdf);
    const recognise = { token, toolType: 'pdf-to-word' };
    const many = Array.from({ length: 30 }, () => token).join(';');

    expect(await trial.read('POST', convert, { fields: { ...recognise, ocr: '__proto__' } })).toEqual(
      wrong('ocr'),
    );
    expect(await trial.read('POST', convert, { fields: { ...recognise, language: 'en' } })).toEqual(
      wrong('language'),
    );
    expect(
      await trial.read('POST', convert, { fields: { urls: many, toolType: 'merge-pdf' } }),
    ).not.toHaveProperty('field', 'files');
    expect(
      await trial.read('POST', 'user/emailLogin', { fields: { email: 'a@example.org', type: 'toString' } }),
    ).toEqual(wrong('type'));
  });
});

describe('the guards', () => {
  it('refuse another site, and a form with a cookie', async () => {
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const fields = { email: 'a@example.org' };
    const path = 'user/checkEmail';
    const { cookie } = trial;
    const visitor = new FacadeClient(server);
    const own = { cookie, origin: 'https://octavo.example', 'sec-fetch-site': 'same-origin' };

    expect(await visitor.read('POST', path, { fields, headers: foreign })).toMatchObject({ code: 1403 });
    expect(await visitor.read('POST', path, { fields, headers: { cookie } })).toMatchObject({ code: 1403 });
    // A program that names its session may keep cookies as well.
    expect(await trial.read('POST', path, { fields, headers: { cookie } })).toMatchObject({ code: 0 });
    expect(await trial.read('POST', path, { fields, headers: { cookie, ...foreign } })).toMatchObject({
      code: 1403,
    });
    expect(await visitor.read('POST', path, { fields, headers: own })).toMatchObject({
      code: 1403,
      failure: 'form-expired',
    });
    const script = { ...own, 'x-requested-with': 'fetch' };
    expect(await visitor.read('POST', path, { fields, headers: script })).toMatchObject({ code: 0 });
  });

  it('limit the requests of an address, refusals included', async () => {
    const config = { ...server.ports.config, limits: { ...wideLimits, requestsPerMinute: 2 } };
    const app = createApp({ ...server.ports, config });
    const ask = async () => new FacadeClient(server).send('GET', 'wechat/check', { app });
    await ask();
    await ask();
    const answer = await ask();

    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.json()).toMatchObject({ code: 1429, failure: 'too-frequent' });
  });

  it('show no stack and no page, even to a browser', async () => {
    const accept = { accept: 'text/html' };
    const broken = createApp({
      ...server.ports,
      sessions: {
        ...server.ports.sessions,
        find: async () => {
          throw new Error('secret');
        },
      },
    });
    const paths = ['user/getUserInfo', 'none', 'wechat/check', 'miaohui/file/historyTasks'];

    for (const path of paths) {
      const answer = await trial.send('GET', path, { headers: accept, app: broken });
      const body = await answer.text();

      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(body).toMatch(/^\{"code":\d+,/);
      expect(body).not.toMatch(/secret|\n\s+at |<html/);
    }
  });

  it('speak the language of the header', async () => {
    const asked = async (lang: string) =>
      (await trial.read('GET', 'wechat/check', { headers: { lang } })).msg;

    expect(await asked('fr')).toBe('Cet appel n’est pas proposé ici');
    expect(await asked('en-US')).toBe('This call is not offered here');
    expect(await asked('xx')).toBe('This call is not offered here');
  });

  it('leave the API as it was: there, the header opens no session', async () => {
    const { cookie } = trial;
    const token = cookie.slice('user-token='.length);
    const ask = (headers: Record<string, string>) =>
      server.app.request('/api/v1/account', { headers: { ...headers, 'x-forwarded-for': '::1' } });

    expect((await ask({ cookie })).status).toBe(200);
    expect((await ask({ token })).status).toBe(401);
  });
});

it('does not exist unless it is switched on', async () => {
  const config = { ...server.ports.config, facade: false };
  const app = createApp({ ...server.ports, config });

  for (const { method, path } of calls) {
    const answer = await trial.send(method, path, { app });

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'unknown-call', status: 404 });
  }
});
