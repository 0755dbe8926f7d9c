import type { FolderProblemView } from '@octavo/contract/folders';
import type { Locale } from '@octavo/i18n/locales';

/** A refusal of the application, with its sentence. */
class FolderRefusal extends Error {
  readonly code: string;

  constructor({ code, text }: FolderProblemView) {
    super(text);
    this.name = 'FolderRefusal';
    this.code = code;
  }
}

interface FolderRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** A file is sent as its bytes, anything else as JSON. */
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Asks the application about folders. Paths are sent in bodies, so that no address has one.
 *
 * @throws FolderRefusal with the reason in the language of the page
 */
export async function askFolders<Answer>(
  locale: Locale,
  path: string,
  question: FolderRequest = {},
): Promise<Answer> {
  const { method = 'GET', body, query = {}, signal } = question;
  const answer = await fetch(`/api/folders${path}?${new URLSearchParams({ ...query, locale })}`, {
    method,
    ...(signal !== undefined && { signal }),
    ...(body !== undefined && {
      body: body instanceof Blob ? body : JSON.stringify(body),
      headers: { 'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json' },
    }),
  });
  const text = await answer.text();
  const value = text === '' ? null : JSON.parse(text);

  if (!answer.ok) {
    throw new FolderRefusal(value);
  }

  return value;
}

/** Sentence for an error of a question. */
export function refusalText(error: unknown, unreachable: string): string {
  return error instanceof FolderRefusal ? error.message : unreachable;
}
