import { randomIds } from '@octavo/adapters/system/system';
import type { ArticleView } from '@octavo/contract/article';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FacadeClient, signedIn } from '../../test/facade-client.ts';
import { describedNames, specifiedNames } from '../../test/facade-names.ts';
import { pdf, TestServer } from '../../test/server.ts';
import { wideLimits } from '../../test/wide-limits.ts';
import { createApp } from '../app.ts';
import { calls } from './calls.ts';
import { refusals } from './refusals.ts';

const article: ArticleView = {
  id: 'good-words',
  title: 'Good words',
  description: 'About words.',
  category: 'guides',
  date: '2026-11-23',
  minutes: 3,
  tools: ['merge-pdf'],
  path: '/articles/good-words',
  html: '<p>Words</p>',
};
const { html: _html, ...articleRow } = article;

let server: TestServer;
let pro: FacadeClient;
let visitor: FacadeClient;

beforeAll(async () => {
  const opened = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    facade: true,
    limits: wideLimits,
  });
  const articles = {
    list: () => [articleRow],
    find: (_locale: string, id: string) => (id === article.id ? article : null),
  };
  Object.assign(opened, { app: createApp({ ...opened.ports, articles }) });
  server = opened;
  pro = await signedIn(server, 'pro');
  visitor = new FacadeClient(server, undefined, '203.0.113.77');
});
afterAll(() => server.close());

const file = { bytes: pdf, name: 'report.pdf' };
const fileCall = (name: string) => `miaohui/file/${name}`;

async function converted(client: FacadeClient): Promise<string> {
  const fields = { token: await client.upload(pdf), toolType: 'rotate-pdf' };
  const { result } = await client.read('POST', fileCall('wkPdfUpload'), { fields });
  await server.finishJob(result.token);

  return result.token;
}

async function documentOf(client: FacadeClient): Promise<string> {
  const token = await client.upload(pdf);
  await client.read('POST', 'dhjai/addFile', { fields: { token } });
  await server.finishReading(token);

  return token;
}

const bare = (path: string) => path.replace(/\?.*$|\/(\*|:id|\{id\})?$/, '');
const refused = Object.values(refusals).flat();

describe('the names of the specification', () => {
  it('are all answered or refused, and nothing else is', () => {
    const known = [...calls.map(({ path }) => path), ...refused].map(bare);
    const specified = new Set([...specifiedNames, ...describedNames].map(bare));

    expect(new Set(known).size).toBe(known.length);
    expect(known.toSorted()).toEqual([...specified].toSorted());
  });

  it.each(refused)('%s is refused with 1501', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await visitor.send(method, path.replace('*', '7'));

      expect(answer.status).toBe(501);
      expect(await answer.json()).toEqual({
        code: 1501,
        msg: 'This call is not offered here',
        failure: 'not-offered',
      });
    }
  });
});

type FormFields = Readonly<Record<string, string>>;
type FacadeInput = { readonly fields?: FormFields; readonly file?: typeof file };

const any = expect.anything();
const text = expect.any(String);
const common = (data: unknown) => ({ code: 0, msg: '', data });
const uploaded = { code: 1000, token: expect.stringMatching(/^[0-9a-z]{32}$/) };
const products = common(
  expect.arrayContaining([{ businessType: 'pro', billing_cycles: expect.arrayContaining([any]) }]),
);
const left = common({ left: null });

/** Every row of the table: what a subscriber sends, and the answer. */
const rows: Readonly<
  Record<string, { given?: () => Promise<FacadeInput> | FacadeInput; status?: number; answer: unknown }>
> = {
  'miaohui/file/upload': { given: () => ({ file }), answer: uploaded },
  'miaohui/file/unLoginUpload': { given: () => ({ file, fields: { compressType: '1' } }), answer: uploaded },
  'miaohui/file/uploadV2': { given: () => ({ file }), answer: uploaded },
  'miaohui/file/fileUpload': { given: () => ({ file }), answer: uploaded },
  'miaohui/file/pdfUpload': { given: () => ({ file }), answer: uploaded },
  'miaohui/file/uploadAiPdf': { given: () => ({ file }), answer: uploaded },
  'miaohui/file/wkPdfUpload': {
    given: () => ({ file, fields: { toolType: 'rotate-pdf', downloadId: randomIds.token() } }),
    answer: {
      code: 500,
      result: { status: 'Doing', progress: 0, token: text, id: text },
      resultString: text,
    },
  },
  'miaohui/file/wkTransferProgress': {
    given: async () => ({ fields: { token: await converted(pro), file: '', id: '' } }),
    answer: {
      code: 1000,
      result: { status: 'Done', progress: 1, token: text, id: text },
      resultString: text,
    },
  },
  'miaohui/file/transferProgress': {
    given: async () => ({ fields: { id: await converted(pro) } }),
    answer: {
      code: 1000,
      result: { status: 'Done', progress: 1, token: text, id: text },
      resultString: text,
    },
  },
  'miaohui/file/getUploadData': {
    given: async () => ({ fields: { token: await pro.upload(pdf) } }),
    answer: common({ name: 'report.pdf', size: pdf.length, kind: 'pdf' }),
  },
  'miaohui/file/getConfig': {
    answer: common({
      maxSize: wideLimits.taskBytes,
      maxFiles: 20,
      languages: ['en', 'fr'],
      tools: expect.arrayContaining(['merge-pdf']),
    }),
  },
  'miaohui/file/historyTasks': {
    given: async () => {
      await converted(pro);

      return { fields: { page: '1' } };
    },
    answer: common({
      list: expect.arrayContaining([
        { id: text, date: text, name: text, tool: 'rotate-pdf', status: 'successful', operation: text },
      ]),
      pages: 1,
    }),
  },
  'miaohui/file/deleteTasks': {
    given: async () => ({
      fields: { ids: [await converted(pro), randomIds.token(), await converted(pro)].join() },
    }),
    answer: common(null),
  },
  'dhjai/addFile': {
    given: async () => ({ fields: { token: await pro.upload(pdf), userpassword: 'secret' } }),
    answer: common({ documentId: text }),
  },
  'dhjai/getTitle': {
    given: async () => ({ fields: { token: await documentOf(pro) } }),
    answer: common({ title: text }),
  },
  'dhjai/getDocumentList': {
    answer: common(expect.arrayContaining([{ documentId: text, title: text, date: text }])),
  },
  'dhjai/getDocumentListAsk': {
    given: async () => ({ fields: { documentId: await documentOf(pro), pageSize: '5' } }),
    answer: common([]),
  },
  'dhjai/del': {
    given: async () => ({ fields: { documentId: await documentOf(pro) } }),
    answer: common(null),
  },
  'ImageProcessApi/QueryResult': {
    given: async () => {
      const fields = { token: await pro.upload(pdf), toolType: 'rotate-pdf' };

      return { fields: { id: (await pro.read('POST', fileCall('wkPdfUpload'), { fields })).result.token } };
    },
    answer: {
      code: 500,
      result: { status: 'Doing', progress: 0, token: text, id: text },
      resultString: text,
    },
  },
  'user/getUserInfo': {
    answer: common({ userInfo: { email: text, name: '' }, vipInfo: { isVip: 1, isSubscript: 1 } }),
  },
  'user/checkEmail': {
    given: () => ({ fields: { email: 'any@example.org' } }),
    answer: common({ next: 'user/emailLogin' }),
  },
  'user/emailLogin': {
    given: () => ({ fields: { email: 'new@example.org', type: 'sign-up' } }),
    answer: common(null),
  },
  'user/googleLogin': { status: 501, answer: { code: 1501, failure: 'not-offered', msg: text } },
  'user/deductTimes': { answer: left },
  'user/deductTimesBatch/*': { answer: left },
  'product/thirdPartyProducts': { answer: products },
  'product/thirdPartyProductsV2': { answer: products },
  'product/thirdPartyProductsV3': { answer: products },
  'uc/product/listOfLimit': { answer: products },
  'product/getUserBilling': {
    answer: common({ plan: 'pro', period: 'MONTH', renews: text, price: null }),
  },
  'uc/order/getPayType': { answer: common(['sandbox']) },
  'miaohui/seo/getCategoryList': { answer: common([{ category: 'guides', count: 1 }]) },
  'miaohui/seo/getArticleListByCategory': {
    given: () => ({ fields: { category: 'guides' } }),
    answer: common([articleRow]),
  },
  'miaohui/seo/getArticleByUrl': {
    given: () => ({ fields: { url: '/articles/good-words' } }),
    answer: common(article),
  },
};

/** Rows that tests below cover, since they need more than one request or another account. */
const elsewhere = [
  'ImageProcessApi/Compression',
  'dhjai/stream/ask',
  'uc/order/create',
  'uc/order/createPay',
  'uc/order/createPaypal',
  'uc/order/createCommonWayPay',
  'uc/order/checkPay/:id',
];

describe('the table of calls', () => {
  it('is tested row by row', () => {
    const tested = [...Object.keys(rows), ...elsewhere];

    expect(calls.map(({ path }) => path).toSorted()).toEqual(tested.toSorted());
  });

  it.each(calls.filter(({ path }) => rows[path] !== undefined))('$method $path', async ({ method, path }) => {
    const row = rows[path];
    const answer = await pro.send(method, path.replace('*', ''), await row?.given?.());

    expect(answer.status).toBe(row?.status ?? 200);
    expect(await answer.json()).toEqual(row?.answer);
  });

  it.each(calls)('$method $path is not found by another method', async ({ method, path }) => {
    const answer = await pro.send(method === 'GET' ? 'POST' : 'GET', path.replace(':id', '7'));

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 1404, failure: 'unknown-call' });
  });
});
