import { createApp } from '../src/app.ts';
import { type Role, TestParty } from './party.ts';
import type { TestServer } from './server.ts';

interface FacadeRequest {
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string };
  /** The whole form, in place of fields and file. */
  readonly form?: FormData;
  /** Anything but a form; its type is in the headers. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly app?: TestServer['app'];
}

/** Body of an answer of the façade, whose shape differs from call to call. */
export interface FacadeBody {
  readonly code: number;
  readonly msg?: string;
  readonly failure?: string;
  readonly field?: string;
  readonly token: string;
  readonly ignored?: readonly string[];
  readonly data: Readonly<Record<string, unknown>> & readonly Readonly<Record<string, unknown>>[];
  readonly result: { readonly status: string; readonly progress: number; readonly token: string };
  readonly resultString: string;
}

/** Client of the façade that sends the headers of the specification. */
export class FacadeClient {
  readonly #server: TestServer;
  readonly #headers: Record<string, string>;
  /** Cookie of its session, for requests to the API. */
  readonly cookie: string;

  constructor(server: TestServer, token?: string, address = '203.0.113.9') {
    this.cookie = `user-token=${token}`;
    this.#server = server;
    this.#headers = {
      lang: 'en-US',
      time: '1700000000',
      clientId: '100027',
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { token }),
    };
  }

  /** Sends fields as a form, or in the query of a request without a body. */
  async send(method: string, path: string, request: FacadeRequest = {}): Promise<Response> {
    const { fields = {}, file, form = new FormData(), headers = {}, app = this.#server.app } = request;
    Object.entries(fields).forEach(([name, value]) => form.set(name, value));

    if (file !== undefined) {
      form.set('file', new File([file.bytes], file.name));
    }

    const body = request.body ?? ([...form].length > 0 ? form : undefined);
    const hasBody = method === 'POST' && body !== undefined;
    const query =
      method === 'POST' || Object.keys(fields).length === 0 ? '' : `?${new URLSearchParams(fields)}`;

    return app.request(`/facade/${path}${query}`, {
      method,
      headers: { ...this.#headers, ...headers },
      ...(hasBody ? { body } : {}),
    });
  }

  async read(method: string, path: string, request: FacadeRequest = {}): Promise<FacadeBody> {
    return JSON.parse(await (await this.send(method, path, request)).text());
  }

  async upload(bytes: Uint8Array<ArrayBuffer>, name = 'report.pdf'): Promise<string> {
    return (await this.read('POST', 'miaohui/file/upload', { file: { bytes, name } })).token;
  }
}

/** Result string of a job, decoded as its clients do. */
export function decodeResult(text: string): Readonly<Record<string, unknown>> {
  return JSON.parse(decodeURIComponent(Buffer.from(text, 'base64').toString()));
}

/** Client with the session of a new account in this role. */
export async function signedIn(server: TestServer, role: Role, address?: string): Promise<FacadeClient> {
  const { browser } = await TestParty.arrive(server, role);

  return new FacadeClient(server, browser.cookies.get('user-token'), address);
}

/** Application of the server whose jobs end a moment after they were requested. */
export function finishingApp(server: TestServer, changes: object = {}): TestServer['app'] {
  const { jobs } = server.ports;
  const finishing = Object.assign(Object.create(jobs), {
    async add(...given: Parameters<typeof jobs.add>) {
      const added = await jobs.add(...given);
      setTimeout(() => server.finishJob(added.job.id), 50);

      return added;
    },
  });

  return createApp({ ...server.ports, ...changes, jobs: finishing });
}
