import { randomIds } from '@octavo/adapters/system/system';
import type { OrderView } from '@octavo/contract/billing';

/** User of the product under test, with the cookies of one browser. */
export class Buyer {
  readonly #product: { readonly address: string };
  readonly #cookies = new Map<string, string>();

  constructor(product: { readonly address: string }) {
    this.#product = product;
  }

  /** Signs up by the link in the development mailbox. */
  async signUp(): Promise<void> {
    const email = `${randomIds.token()}@example.org`;
    await this.#send('POST', '/api/v1/session/link', { email, purpose: 'sign-up' });
    const mailbox = JSON.stringify(await this.read('/mailbox'));
    const [, token = ''] = /token=([\w-]+)/.exec(mailbox) ?? [];
    await this.#send('POST', '/api/v1/session/link/use', { token });
  }

  async order(): Promise<OrderView & { readonly checkoutUrl: string }> {
    const order = { id: randomIds.token(), plan: 'pro-month', currency: 'EUR', paymentType: 'sandbox' };
    const answer = await this.#send('POST', '/api/v1/orders', { ...order, trial: false });

    return JSON.parse(await answer.text());
  }

  /** Presses the button of the checkout page. */
  async pay(checkoutUrl: string): Promise<void> {
    await fetch(`${this.#product.address}${new URL(checkoutUrl).pathname}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ card: 'succeeds' }),
      redirect: 'manual',
    });
  }

  async accountStatus(): Promise<string> {
    return (await this.read('/session')).accountStatus;
  }

  async read(path: string) {
    return JSON.parse(await (await this.#send('GET', `/api/v1${path}`)).text());
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${this.#product.address}${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }

    return answer;
  }
}
