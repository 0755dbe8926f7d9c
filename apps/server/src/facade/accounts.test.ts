import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FacadeClient, signedIn } from '../../test/facade-client.ts';
import { pdf, TestServer } from '../../test/server.ts';
import { wideLimits } from '../../test/wide-limits.ts';
import { createApp } from '../app.ts';
import { newToken } from './call.ts';

let server: TestServer;
let visitor: FacadeClient;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    facade: true,
    limits: wideLimits,
  });
  visitor = new FacadeClient(server, undefined, '203.0.113.78');
});
afterAll(() => server.close());

describe('accounts', () => {
  it('log in by a link, and use the token of the session', async () => {
    const email = 'someone@example.org';
    const sent = await visitor.read('POST', 'user/emailLogin', { fields: { email, type: 'sign-up' } });
    const [letter] = await server.ports.emails.latest(1);
    const [, link] = /token=([\w-]+)/.exec(letter?.message.text ?? '') ?? [];
    const used = await server.app.request('/api/v1/session/link/use', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.78' },
      body: JSON.stringify({ token: link }),
    });
    const [, token] = /user-token=([^;]+)/.exec(used.headers.getSetCookie().join()) ?? [];
    const user = await new FacadeClient(server, token).read('GET', 'user/getUserInfo');

    expect(sent).toEqual({ code: 0, msg: '', data: null });
    expect(user.data).toEqual({ userInfo: { email, name: '' }, vipInfo: { isVip: 0, isSubscript: 0 } });
  });

  it('are refused with the sentences of the specification', async () => {
    const fields = { email: 'nobody@example.org' };

    expect(await visitor.read('POST', 'user/emailLogin', { fields })).toEqual({
      code: 1404,
      msg: expect.stringContaining('sign up'),
      failure: 'account-missing',
    });
    expect(await visitor.read('POST', 'user/checkEmail', { fields })).toMatchObject({ code: 0 });
  });

  it('get 519 and lose their cookie without a valid session', async () => {
    const stranger = new FacadeClient(server, 'a'.repeat(43));

    for (const client of [visitor, stranger]) {
      const answer = await client.send('GET', 'user/getUserInfo');

      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().join()).toMatch(/user-token=;.*Max-Age=0/);
      expect(await answer.json()).toMatchObject({ code: 519, failure: 'login-invalid' });
    }
  });
});

it('gives the address of the sign-in with Google where it is configured', async () => {
  const app = createApp({ ...server.ports, google: {} as NonNullable<typeof server.ports.google> });

  expect(await visitor.read('POST', 'user/googleLogin', { app })).toEqual({
    code: 0,
    msg: '',
    data: { url: '/api/v1/session/google' },
  });
});

describe('orders', () => {
  it.each(['create', 'createPay', 'createCommonWayPay'])('are made by %s and checked', async (name) => {
    const client = await signedIn(server, 'trial');
    const fields = { businessType: 'pro', productType: 'YEAR', currency: 'EUR' };
    const { code, data } = await client.read('POST', `uc/order/${name}`, { fields });
    const { payId, url } = data;

    expect(code).toBe(0);
    expect(url).toContain('/sandbox/checkout/');
    expect(await client.read('GET', `uc/order/checkPay/${payId}`)).toMatchObject({
      code: 0,
      data: { status: 'waiting' },
    });
    // The order of another account is not found.
    const other = await signedIn(server, 'trial');
    expect(await other.read('GET', `uc/order/checkPay/${payId}`)).toMatchObject({ code: 1404 });
  });

  it('have the trial that the list shows, or are refused', async () => {
    const fresh = await signedIn(server, 'trial');
    const former = await signedIn(server, 'trial');
    const lists = async (client: FacadeClient) =>
      JSON.stringify((await client.read('GET', 'product/thirdPartyProducts')).data).includes('TRIAL');
    const order = async (trial: string) => {
      const fields = { businessType: 'pro', productType: 'YEAR', currency: 'EUR', trial };

      return former.read('POST', 'uc/order/create', { fields });
    };
    await server.app.request(new URL(String((await order('1')).data['url'])).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: 'card=succeeds',
    });

    expect([await lists(fresh), await lists(former)]).toEqual([true, false]);
    expect(await order('1')).toMatchObject({ code: 1409, failure: 'trial-used' });
    expect(await order('yes')).toMatchObject({ code: 1400, field: 'trial' });
    expect(await order('0')).toMatchObject({ code: 1409, failure: 'already-subscribed' });
  });

  it('are refused by a provider that is not configured, and for plans that do not exist', async () => {
    const client = await signedIn(server, 'trial');
    const fields = { businessType: 'pro', productType: 'YEAR', currency: 'EUR' };
    const make = async (changes: Record<string, string>, name = 'createPay') =>
      client.read('POST', `uc/order/${name}`, { fields: { ...fields, ...changes } });

    expect(await make({}, 'createPaypal')).toMatchObject({ code: 1503, failure: 'payment-not-configured' });
    expect(await make({ businessType: 'gold' })).toMatchObject({ code: 1400, field: 'businessType' });
    expect(await make({ productType: 'DAY' })).toMatchObject({ code: 1400, field: 'productType' });
    expect(await make({ currency: 'CHF' })).toMatchObject({ code: 1400, field: 'currency' });
    expect(await make({ currency: '' })).toMatchObject({ code: 1400, field: 'currency' });
  });
});

describe('documents', () => {
  it('are asked, and the answer is streamed', async () => {
    const client = await signedIn(server, 'pro');
    const token = await client.upload(pdf);
    const { data } = await client.read('POST', 'dhjai/addFile', { fields: { token } });
    const documentId = String(data['documentId']);
    await server.finishReading(documentId);
    const fields = { documentId, question: 'What is it?', questionId: newToken() };
    const answer = await client.send('POST', 'dhjai/stream/ask', { fields });
    // Sent again, it is the same question.
    await client.send('POST', 'dhjai/stream/ask', { fields });

    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(await answer.text()).toMatch(/event: part[\s\S]*The document says[\s\S]*event: done/);

    const asked = await client.read('GET', 'dhjai/getDocumentListAsk', { fields: { documentId } });
    expect(asked.data).toEqual([
      {
        question: 'What is it?',
        state: 'answered',
        answer: expect.stringContaining('The document says'),
        pages: [1],
      },
    ]);

    await client.read('DELETE', 'dhjai/del', { fields: { documentId } });
    expect(await client.read('GET', 'dhjai/getTitle', { fields: { token: documentId } })).toMatchObject({
      code: 1410,
    });
  });

  it('are limited to five files without a plan', async () => {
    const file = { bytes: pdf, name: 'report.pdf' };

    for (let count = 0; count < 5; count += 1) {
      const { code, token } = await visitor.read('POST', 'miaohui/file/uploadAiPdf', { file });
      expect(code).toBe(1000);
      await visitor.read('POST', 'dhjai/addFile', { fields: { token } });
      await server.finishReading(token);
    }

    expect(await visitor.read('POST', 'miaohui/file/uploadAiPdf', { file })).toMatchObject({
      code: 1506,
      failure: 'document-limit',
    });
  });
});

describe('tasks', () => {
  it('are listed until they are deleted', async () => {
    const client = await signedIn(server, 'pro');
    const fields = { token: await client.upload(pdf), toolType: 'rotate-pdf' };
    const { result } = await client.read('POST', 'miaohui/file/wkPdfUpload', { fields });
    await server.finishJob(result.token);
    const statuses = async () =>
      (await client.read('GET', 'miaohui/file/historyTasks')).data['list'] as { status: string }[];

    expect(await statuses()).toMatchObject([{ id: result.token, status: 'successful' }]);
    await client.read('POST', 'miaohui/file/deleteTasks', { fields: { ids: result.token } });
    expect(await statuses()).toMatchObject([{ id: result.token, status: 'deleted', operation: '' }]);
  });
});
