import { randomIds } from '@octavo/adapters/system/system';
import { TestBrowser } from './browser.ts';
import { json, pdf, type TestServer } from './server.ts';

let clients = 0;

/** Browser of a user who asks about documents, with an address of its own. */
export class DocumentClient {
  readonly browser: TestBrowser;
  readonly #server: TestServer;

  constructor(server: TestServer, address?: string) {
    clients += 1;
    this.#server = server;
    this.browser = new TestBrowser(server, address ?? `203.0.113.${clients}`);
  }

  async upload(name = 'report.pdf'): Promise<string> {
    const form = new FormData();
    form.set('file', new File([pdf], name));

    return (await json(await this.browser.fetch('/files', { method: 'POST', body: form }))).token;
  }

  /** Requests a document of these files; the answer may be a refusal. */
  async request(files: readonly string[], id = randomIds.token()): Promise<Response> {
    return this.browser.send('POST', '/documents', { id, files });
  }

  /** Opens a document of one new file, which is read. */
  async open(name?: string): Promise<string> {
    const id = randomIds.token();
    const answer = await this.request([await this.upload(name)], id);

    if (answer.status !== 202) {
      throw new Error(`not opened: ${await answer.text()}`);
    }

    await this.#server.finishReading(id);

    return id;
  }

  async ask(document: string, question: string, more: object = {}): Promise<Response> {
    return this.browser.send('POST', `/documents/${document}/questions`, {
      id: randomIds.token(),
      question,
      ...more,
    });
  }

  /** Asks, and waits for the end of the answer. */
  async answerTo(document: string, question: string) {
    const { id } = await json(await this.ask(document, question));

    return this.browser.read(`/documents/${document}/questions/${id}?wait=20`);
  }

  /** Follows an answer; `read` gives the next event. */
  async follow(document: string, question: string, lastEventId?: string) {
    const answer = await this.browser.fetch(`/documents/${document}/questions/${question}/events`, {
      headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();

    return { status: answer.status, read: async () => (await reader?.read())?.value ?? 'the end' };
  }
}
