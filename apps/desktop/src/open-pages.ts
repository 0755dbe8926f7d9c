/** Event stream that one page of each browser keeps open. */
const path = '/open-page';

/** A connection without traffic is closed after two minutes. */
const beatMilliseconds = 30_000;
const beat = new TextEncoder().encode(': still here\n\n');

/** Time for a page to come back, as after a reload, from the history, or when the browser has put its tab to sleep. */
const awayMilliseconds = 10 * 60_000;
const lookMilliseconds = 5000;

/** Knows whether a page of the application is open, in whatever browser. */
export class OpenPages {
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #now: () => number;
  #lastSeen: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#lastSeen = now();
  }

  /** Answers the stream of a page, and hands all other requests on. */
  around<Rest extends unknown[], Answer>(
    handle: (request: Request, ...rest: Rest) => Answer,
  ): (request: Request, ...rest: Rest) => Answer | Response {
    return (request, ...rest) =>
      new URL(request.url).pathname === path ? this.#follow() : handle(request, ...rest);
  }

  /** Resolves when no page has been open for some time and nothing is at work. */
  async areGone(isWorking: () => boolean): Promise<void> {
    this.#lastSeen = this.#now();

    await new Promise<void>((resolve) => {
      const looking = setInterval(() => {
        if (this.#streams.size > 0 || isWorking()) {
          this.#lastSeen = this.#now();
        } else if (this.#now() - this.#lastSeen >= awayMilliseconds) {
          clearInterval(looking);
          resolve();
        }
      }, lookMilliseconds);
      // The server keeps the process alive.
      looking.unref();
    });
  }

  /** Ends the streams, which the server would wait for. */
  close(): void {
    this.#streams.forEach((stream) => stream.close());
    this.#streams.clear();
  }

  #follow(): Response {
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        this.#streams.add(stream);
        stream.enqueue(beat);
        const beating = setInterval(
          () => this.#streams.has(stream) && stream.enqueue(beat),
          beatMilliseconds,
        );
        beating.unref();
        end = () => {
          clearInterval(beating);
          this.#streams.delete(stream);
        };
      },
      // The page is gone.
      cancel: () => end(),
    });

    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    });
  }
}
