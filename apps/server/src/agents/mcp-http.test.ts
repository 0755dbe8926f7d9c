import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { answerReport, documentReport, toolReport } from '@octavo/agents/reports';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { toolIds } from '@octavo/tools/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishingApp } from '../../test/facade-client.ts';
import { TestParty } from '../../test/party.ts';
import { TestServer } from '../../test/server.ts';
import { wideLimits } from '../../test/wide-limits.ts';
import { createApp } from '../app.ts';

const site = 'http://localhost';
let server: TestServer;
let app: TestServer['app'];

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    agents: true,
    limits: wideLimits,
  });
  app = finishingApp(server);
});
afterAll(() => server.close());

/** Client of the protocol with the session of a party, or without one. */
async function connected(party: TestParty | null): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const token = party?.browser.cookies.get('user-token');
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', site), {
      fetch: async (url, init) => app.request(String(url), init),
      requestInit: { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } },
    }),
  );

  return client;
}

const rotation = (file: string) => ({
  name: 'rotate-pdf',
  arguments: { files: [{ file }], options: { angle: 90 } },
});

/** Sends a call as a browser or another program might. */
async function post(headers: Readonly<Record<string, string>>, file = ''): Promise<Response> {
  return app.request(`${site}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: rotation(file) }),
  });
}

it('lists every tool of the catalogue and the questions', async () => {
  const { tools } = await (await connected(null)).listTools();

  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    [...toolIds, 'open_document', 'document_outline', 'ask'].toSorted(),
  );
});

it('runs a tool on an upload with the rights of the account', async () => {
  const party = await TestParty.arrive(server, 'pro');
  const client = await connected(party);
  const { structuredContent, content } = await client.callTool(rotation(await party.upload()));
  const [result] = toolReport.parse(structuredContent).results;

  expect(result?.address).toBe(`https://octavo.example/api/v1/files/${result?.file}/content`);
  expect(content).toContainEqual(expect.objectContaining({ type: 'resource_link', uri: result?.address }));
  expect((await party.browser.fetch(`/files/${result?.file}`)).status).toBe(200);
});

it('opens a document and answers with citations', async () => {
  const party = await TestParty.arrive(server, 'pro');
  const client = await connected(party);
  const files = [{ file: await party.upload() }];
  const opening = client.callTool({ name: 'open_document', arguments: { files } });
  const finishing = setInterval(async () => {
    for (const { id } of (await party.browser.read('/documents')).documents) {
      await server.finishReading(id);
    }
  }, 100);
  const { document } = documentReport.parse((await opening).structuredContent);
  clearInterval(finishing);
  const ask = async (question: string) =>
    answerReport.parse(
      (await client.callTool({ name: 'ask', arguments: { document, question } })).structuredContent,
    );

  expect(await ask('What drives a turbine?')).toMatchObject({
    answer: 'The document says: What drives a turbine?',
    refused: false,
    citations: [{ page: 1, quote: 'What drives a turbine?' }],
  });
  expect(await ask('Refuse: who built the Airbus?')).toMatchObject({ refused: true, missing: ['Airbus'] });
});

it('refuses files of others and names that are no files, with codes of ours', async () => {
  const owner = await TestParty.arrive(server, 'pro');
  const client = await connected(await TestParty.arrive(server, 'pro'));
  const codeFor = async (file: string) => {
    const { isError, structuredContent } = await client.callTool(rotation(file));
    expect(isError).toBe(true);

    return (structuredContent as { code: string }).code;
  };

  expect(await codeFor(await owner.upload())).toBe('not-found');
  expect(await codeFor('../../etc/passwd')).toBe('illegal-input');
});

it.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another host', { host: 'evil.example' }, 421],
])('refuses requests from %s', async (_, headers, status) => {
  expect((await post(headers)).status).toBe(status);
});

it('opens no session for a cookie', async () => {
  const party = await TestParty.arrive(server, 'pro');
  const answer = await post(
    { cookie: `user-token=${party.browser.cookies.get('user-token')}` },
    await party.upload(),
  );

  expect(await answer.text()).toContain('not-found');
});

it('is not there unless it is switched on', async () => {
  const plain = createApp({ ...server.ports, config: { ...server.ports.config, agents: false } });

  expect((await plain.request(`${site}/mcp`, { method: 'POST' })).status).toBe(404);
});
