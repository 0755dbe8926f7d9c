import { Failure, failures, isFailure } from '@octavo/contract/failures';
import { fetchLanguage, languageAddress } from '@octavo/engine-node/ocr/languages';
import { readableLanguages } from '@octavo/engine-node/ocr/tesseract';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { localeNamed } from '@octavo/i18n/locales';
import { languages } from '@octavo/tools/kit/scan-languages';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { logged, problemOf, problemView } from './folders/problem.ts';

const path = '/api/languages';

const wanted = z.object({ language: z.enum(languages) });

/** Language data of OCR that this computer lacks, and the host that it would be fetched from. */
export async function missingLanguages(dataFolder: string) {
  const signal = new AbortController().signal;
  const readable = await readableLanguages({ workspace: workspaceIn(dataFolder), signal });
  const address = languageAddress();

  return {
    missing: languages.filter((language) => !readable.has(language)),
    host: URL.canParse(address) ? new URL(address).host : address,
  };
}

/** Answers requests for language data, and hands all others on. */
export function withLanguages<Rest extends unknown[], Answer>(
  dataFolder: string,
  onError: (error: unknown) => void,
  handle: (request: Request, ...rest: Rest) => Answer,
): (request: Request, ...rest: Rest) => Answer | Response | Promise<Response> {
  const routes = new Hono();
  routes.use(bodyLimit({ maxSize: 1024 }));
  routes.onError((error, context) => {
    const unexpected = logged(error);

    if (unexpected !== null) {
      onError(unexpected);
    }

    const status = isFailure(error) ? failures[error.code].status : 500;

    return context.json(
      problemView(problemOf(error), localeNamed(context.req.query('locale') ?? '')),
      status,
    );
  });
  routes.post(path, async (context) => {
    // A form of another site cannot send this type without asking first.
    const isJson = context.req.header('content-type')?.startsWith('application/json') === true;
    const parsed = wanted.safeParse(isJson ? await context.req.json().catch(() => null) : null);

    if (!parsed.success) {
      throw new Failure('illegal-input', 'language');
    }

    // Aborted with the request, when the user leaves the page.
    await fetchLanguage({ language: parsed.data.language, signal: context.req.raw.signal });

    return context.json(await missingLanguages(dataFolder));
  });

  return (request, ...rest) =>
    new URL(request.url).pathname === path ? routes.fetch(request) : handle(request, ...rest);
}
