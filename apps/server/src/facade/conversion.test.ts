import { randomIds } from '@octavo/adapters/system/system';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeResult, type FacadeClient, finishingApp, signedIn } from '../../test/facade-client.ts';
import { pdf, TestServer } from '../../test/server.ts';
import { wideLimits } from '../../test/wide-limits.ts';
import { createApp } from '../app.ts';

let server: TestServer;
let pro: FacadeClient;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    facade: true,
    limits: wideLimits,
  });
  pro = await signedIn(server, 'pro');
});
afterAll(() => server.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const progress = 'miaohui/file/wkTransferProgress';
const convert = async (fields: Readonly<Record<string, string>>) =>
  pro.read('POST', 'miaohui/file/wkPdfUpload', { fields });

it('goes from the upload to the bytes', async () => {
  const downloadId = randomIds.token();
  const fields = {
    token: await pro.upload(pdf),
    toolType: 'rotate-pdf',
    downloadId,
    type: '1',
    fileName: 'report.pdf',
    ocr: '',
  };
  const started = await convert(fields);

  expect(started).toMatchObject({
    code: 500,
    result: { status: 'Doing', progress: 0, token: downloadId, id: downloadId },
  });
  expect(decodeResult(started.resultString)).toMatchObject({ status: 'Doing', fileurl: '', pdfurls: [] });

  await server.finishJob(downloadId);
  const ended = await pro.read('POST', progress, { fields: { token: downloadId, file: '', id: '' } });
  const { pdfurls, ...result } = decodeResult(ended.resultString);
  const urls = pdfurls as string[];

  expect(ended.code).toBe(1000);
  expect(urls).toHaveLength(2);
  expect(result).toEqual({
    status: 'Done',
    progress: 1,
    filesize: 34,
    fileurl: `/api/v1/jobs/${downloadId}/zip`,
    pdfurl: urls[0],
    imageurls: [],
  });

  const { cookie } = pro;
  const answer = await server.app.request(urls[0] ?? '', { headers: { cookie, 'x-forwarded-for': '::1' } });
  expect(await answer.text()).toBe('%PDF-1.7 result 0');
  // Sent again, it is the same job, which is done.
  expect((await convert(fields)).code).toBe(1000);
});

it('joins several files in one job', async () => {
  const urls = `${await pro.upload(pdf)};${await pro.upload(pdf)};`;
  const { code, result } = await convert({ urls, toolType: 'merge-pdf' });

  expect(code).toBe(500);
  expect((await server.ports.jobs.find(result.token))?.inputs).toHaveLength(2);
});

it('takes the file with the other fields, in any order', async () => {
  const form = new FormData();
  form.set('file', new File([pdf], 'report.pdf'));
  form.set('toolType', 'rotate-pdf');
  const answer = await pro.send('POST', 'miaohui/file/wkPdfUpload', { form });

  expect(await answer.json()).toMatchObject({ code: 500, result: { status: 'Doing' } });
});

it('reports a job that failed', async () => {
  const { result } = await convert({ token: await pro.upload(pdf), toolType: 'rotate-pdf' });
  await server.app.request(`/api/v1/jobs/${result.token}/cancel`, {
    method: 'POST',
    headers: {
      cookie: pro.cookie,
      origin: 'https://octavo.example',
      'content-type': 'application/json',
      'x-forwarded-for': '::1',
    },
  });
  const failed = await pro.read('POST', progress, { fields: { token: result.token } });

  expect(failed).toMatchObject({ code: 500, result: { status: 'Failed' } });
  expect(decodeResult(failed.resultString)).toMatchObject({ status: 'Failed', fileurl: '' });
});

it('names the fields that it ignores', async () => {
  const fields = { toolType: 'compress-pdf', compress: '200', table: '1', pdffilename: 'a' };

  expect((await convert({ ...fields, token: await pro.upload(pdf) })).ignored).toEqual([
    'table',
    'pdffilename',
  ]);
});

it('refuses a picture before its bytes, when the caller may not have the result', async () => {
  const free = await signedIn(server, 'trial');
  const file = { bytes: pdf, name: 'picture.png' };

  expect(
    await free.read('POST', 'ImageProcessApi/Compression', { file, fields: { level: '70' } }),
  ).toMatchObject({ code: 1402, failure: 'subscription-required' });
});

it('answers with the job when too many are followed at once', async () => {
  const config = { ...server.ports.config, limits: { ...wideLimits, streams: 0 } };
  const app = createApp({ ...server.ports, config });
  const file = { bytes: png, name: 'picture.png' };
  const answer = await pro.read('POST', 'ImageProcessApi/Compression', {
    app,
    file,
    fields: { level: '70' },
  });

  expect(answer).toMatchObject({ code: 500, result: { status: 'Doing', token: expect.any(String) } });
});

it('changes a picture and answers with the bytes', async () => {
  const app = finishingApp(server);
  const file = { bytes: png, name: 'picture.png' };
  const right: Record<string, string>[] = [{ level: '70' }, { size: '800*800' }];
  const wrong: Record<string, string>[] = [
    {},
    { level: '70', size: '8*8' },
    { level: '71' },
    { size: 'large' },
  ];

  for (const fields of right) {
    const answer = await pro.send('POST', 'ImageProcessApi/Compression', { app, file, fields });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  }

  for (const fields of wrong) {
    const refused = await pro.send('POST', 'ImageProcessApi/Compression', { app, file, fields });

    expect(await refused.json()).toMatchObject({
      code: 1400,
      failure: 'illegal-input',
      field: expect.stringMatching(/level|size/),
    });
  }
});
