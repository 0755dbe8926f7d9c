import { Failure } from '@octavo/contract/failures';
import { problem } from '@octavo/contract/routes/problem';
import type * as z from 'zod';
import type { ApiRequest, AskApi } from './environment.ts';

/** The API of this server, on behalf of the caller. */
export interface Api {
  /** Lines of `Set-Cookie` of all answers. */
  readonly cookies: readonly string[];
  /** @throws Failure of the API. */
  open(path: string, request?: ApiRequest): Promise<Response>;
  /** @throws Failure of the API. */
  read<View>(view: z.ZodType<View>, path: string, request?: ApiRequest): Promise<View>;
}

export function openApi(ask: AskApi): Api {
  const cookies: string[] = [];

  const open = async (path: string, request?: ApiRequest): Promise<Response> => {
    const response = await ask(path, request);
    cookies.push(...response.headers.getSetCookie());

    if (response.status >= 400) {
      const { code, values } = problem.parse(await response.json());
      throw new Failure(code, 'answer of the API', { values });
    }

    return response;
  };

  return {
    cookies,
    open,
    read: async (view, path, request) => view.parse(await (await open(path, request)).json()),
  };
}
