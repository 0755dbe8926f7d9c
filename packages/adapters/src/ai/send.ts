import type { AiConfig } from '../settings/ai-settings.ts';

type Send = typeof globalThis.fetch;

/**
 * Sends the requests of a provider. Redirects are refused, because they would carry key and passages to
 * another host. A model that refuses the temperature or the older name of the answer's limit gets both
 * withdrawn from then on.
 */
export function sender(protocol: AiConfig['protocol']): Send {
  const toPlain = protocol === 'openai-compatible' ? plainBody : withoutTemperature;
  let isPlain = false;

  return async (address, request) => {
    const secure: RequestInit = { ...request, redirect: 'error' };

    if (isPlain) {
      return fetch(address, withBody(secure, toPlain));
    }

    const answer = await fetch(address, secure);
    const plain = answer.status === 400 ? withBody(secure, toPlain) : secure;

    if (plain.body === secure.body) {
      return answer;
    }

    const second = await fetch(address, plain);

    if (!second.ok) {
      await second.body?.cancel();

      return answer;
    }

    isPlain = true;
    await answer.body?.cancel();

    return second;
  };
}

function withBody(request: RequestInit, change: (body: string) => string): RequestInit {
  return typeof request.body === 'string' ? { ...request, body: change(request.body) } : request;
}

/** Reasoning models of OpenAI know `max_completion_tokens` only, and no temperature. */
function plainBody(body: string): string {
  const { max_tokens: limit, ...rest } = JSON.parse(withoutTemperature(body));

  return limit === undefined ? body : JSON.stringify({ ...rest, max_completion_tokens: limit });
}

function withoutTemperature(body: string): string {
  const { temperature, ...rest } = JSON.parse(body);

  return temperature === undefined ? body : JSON.stringify(rest);
}
