import { json, type TestServer } from './server.ts';

const own = 'https://octavo.example';

/**
 * Sends requests as a browser does: with its cookies, and with headers that name the origin of each request.
 */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** The last `Set-Cookie` of each cookie, with its attributes. */
  readonly given = new Map<string, string>();
  readonly #server: TestServer;
  readonly #address: string;

  constructor(server: TestServer, address = '198.51.100.1') {
    this.#server = server;
    this.#address = address;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const defaults = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      origin: own,
      // Scripts of pages send a header that forms cannot send.
      ...(init.body instanceof FormData ? { 'x-requested-with': 'fetch' } : {}),
    };

    for (const [name, value] of Object.entries({ ...defaults, 'x-forwarded-for': this.#address })) {
      headers.set(name, headers.get(name) ?? value);
    }

    if (this.cookies.size > 0) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }

    const answer = await this.#server.request(path, { ...init, headers });
    answer.headers.getSetCookie().forEach((line) => this.#keep(line));

    return answer;
  }

  async send(method: string, path: string, body?: object): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async read(path: string) {
    return json(await this.fetch(path));
  }

  /** Requests a sign-in link and takes its token from the email. */
  async askLink(email: string, purpose: 'log-in' | 'sign-up', more: object = {}): Promise<string> {
    const answer = await this.send('POST', '/session/link', { email, purpose, ...more });

    if (answer.status !== 202) {
      throw new Error(`no link: ${await answer.text()}`);
    }

    const emails = await this.#server.ports.emails.latest(100);
    const sent = emails.find(
      ({ recipient, message }) =>
        recipient.toLowerCase() === email.toLowerCase() && message.text.includes('token='),
    );

    return /token=([\w-]+)/.exec(sent?.message.text ?? '')?.[1] ?? '';
  }

  async useLink(token: string): Promise<Response> {
    return this.send('POST', '/session/link/use', { token });
  }

  async signUp(email: string, more: object = {}): Promise<void> {
    const answer = await this.useLink(await this.askLink(email, 'sign-up', more));

    if (answer.status !== 200) {
      throw new Error(`not signed up: ${await answer.text()}`);
    }
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    this.given.set(name, line);

    if (/max-age=0/i.test(line)) {
      this.cookies.delete(name);
    } else {
      this.cookies.set(name, value);
    }
  }
}
