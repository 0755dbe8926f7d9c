import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Claims of the token that the issuer signs; each can be made invalid. */
export interface IssuedClaims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  nonce?: string;
  aud?: string;
  iss?: string;
  exp?: number;
}

interface AskedFor {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
}

export const issuedTo = { clientId: 'octavo-test', clientSecret: 'not-a-secret' };

/** OpenID Connect issuer on a port of its own that signs the next user in at once. */
export class OpenidIssuer {
  /** User who signs in next. */
  person: IssuedClaims = { sub: '1', email: 'ada@example.org', email_verified: true, name: 'Ada' };
  /** Signs with a key that is not published. */
  isForging = false;
  readonly #codes = new Map<string, AskedFor>();
  readonly #server = createServer((request, answer) => void this.#answer(request, answer));
  #key!: CryptoKey;
  #publicKey!: object;

  static async open(): Promise<OpenidIssuer> {
    const issuer = new OpenidIssuer();
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    issuer.#key = privateKey;
    issuer.#publicKey = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    issuer.#server.listen(0, '127.0.0.1');
    await once(issuer.#server, 'listening');

    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);

    if (pathname === '/.well-known/openid-configuration') {
      sendJson(answer, 200, this.#describe());
    } else if (pathname === '/keys') {
      sendJson(answer, 200, { keys: [this.#publicKey] });
    } else if (pathname === '/authorize') {
      answer.writeHead(302, { location: this.#letIn(searchParams) }).end();
    } else if (pathname === '/token') {
      await this.#exchange(new URLSearchParams(await textOf(request)), answer);
    } else {
      answer.writeHead(404).end();
    }
  }

  #describe(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    };
  }

  #letIn(asked: URLSearchParams): string {
    const code = randomBytes(16).toString('hex');
    const redirectUri = asked.get('redirect_uri') ?? '';
    this.#codes.set(code, {
      redirectUri,
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
    });

    return `${redirectUri}?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`;
  }

  async #exchange(form: URLSearchParams, answer: ServerResponse): Promise<void> {
    const code = form.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      asked !== undefined &&
      asked.challenge === verified &&
      asked.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === issuedTo.clientId &&
      form.get('client_secret') === issuedTo.clientSecret;

    if (!isRight) {
      sendJson(answer, 400, { error: 'invalid_grant' });

      return;
    }

    sendJson(answer, 200, {
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await this.#sign(asked.nonce),
    });
  }

  async #sign(nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.url, aud: issuedTo.clientId, iat: now, exp: now + 60, nonce, ...this.person };
    const key = this.isForging ? (await generateKeyPair('RS256')).privateKey : this.#key;

    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  }
}

function sendJson(answer: ServerResponse, status: number, body: object): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];

  for await (const part of request) {
    parts.push(part);
  }

  return Buffer.concat(parts).toString('utf8');
}
