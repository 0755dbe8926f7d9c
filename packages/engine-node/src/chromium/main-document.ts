import { Failure } from '@octavo/contract/failures';
import type { Page, Request } from 'playwright-core';
import { askProxy } from '../web/ask-proxy.ts';
import { isRefusalReason, type RefusalReason, refusalHeader } from '../web/refusal.ts';

const answerMilliseconds = 15_000;

/**
 * Tracks the main document of a page: the one requested, and any other reached by redirect, refresh or
 * script.
 */
export class MainDocument {
  readonly #page: Page;
  readonly #proxy: string;
  #asked: Request | null = null;
  #shown: Request | null = null;

  constructor(page: Page, proxy: string) {
    this.#page = page;
    this.#proxy = proxy;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.#asked = request;
      }
    });
    // A download is requested but never shown; the page stays on its document.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) {
        this.#shown = this.#asked;
      }
    });
  }

  /** Changes when the page moves to another document. */
  get mark(): unknown {
    return this.#shown;
  }

  /**
   * Checks that the page shows a document of the web, and the one its site meant to send.
   *
   * @throws Failure `url-refused`, `url-unreachable`, `url-not-a-page`.
   */
  async check(): Promise<void> {
    const answer = await answerOf(this.#shown);
    const failure = this.#refusalIn(answer);

    if (failure !== null) {
      throw failure;
    }

    if (this.#page.url().startsWith('chrome-error:') || answer.status === 0) {
      throw await this.explain('the page shows an error');
    }

    if (!/^https?:/.test(this.#page.url())) {
      throw new Failure('url-refused', `the page was redirected to ${new URL(this.#page.url()).protocol}`);
    }

    if (!isPageType(answer.type)) {
      throw new Failure('url-not-a-page', answer.type);
    }
  }

  /** Reason why the document requested last did not load. */
  async explain(error: unknown): Promise<Failure> {
    const address = this.#asked?.url() ?? '';
    // Only the kind of error is logged, not the address in its message.
    const [kind = 'no answer'] = /net::\w+|Download is starting/.exec(String(error)) ?? [];
    const refusal = this.#refusalIn(await answerOf(this.#asked));

    if (refusal !== null) {
      return refusal;
    }

    // The browser aborts a navigation to content it would download instead of show.
    if (/Download is starting|ERR_ABORTED/.test(kind)) {
      return new Failure('url-not-a-page', kind);
    }

    const reason = address.startsWith('https:') ? await askProxy(this.#proxy, address) : null;

    return failureOf(reason ?? 'unreachable', kind);
  }

  #refusalIn({ refusal, status }: DocumentResponse): Failure | null {
    if (isRefusalReason(refusal)) {
      return failureOf(refusal, 'answered by the proxy');
    }

    return status >= 400 ? new Failure('url-unreachable', `${status}`, { values: { status } }) : null;
  }
}

/** Response of the proxy or the site to a request; status 0 when there was none. */
interface DocumentResponse {
  readonly status: number;
  readonly refusal: string | undefined;
  readonly type: string;
}

async function answerOf(request: Request | null): Promise<DocumentResponse> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, answerMilliseconds, null).unref());
  const response = await Promise.race([request?.response().catch(() => null), late]);
  const headers = response?.headers() ?? {};

  return {
    status: response?.status() ?? 0,
    refusal: headers[refusalHeader],
    type: headers['content-type'] ?? '',
  };
}

function failureOf(reason: RefusalReason, detail: string): Failure {
  const code = reason === 'refused' || reason === 'malformed' ? 'url-refused' : 'url-unreachable';

  return new Failure(code, `${reason}: ${detail}`);
}

/**
 * True for types a browser shows as a page: documents, text and pictures. It would download a PDF or an
 * archive.
 */
function isPageType(contentType: string): boolean {
  return contentType === '' || /^(text|image)\/|[/+](xml|json)\b/i.test(contentType);
}
