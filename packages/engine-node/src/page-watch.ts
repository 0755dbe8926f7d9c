/** Called when drawing or reading a page begins and ends, so that its processor time can be limited from outside. */
export interface PageListener {
  /** Pages count from 1. */
  entered(page: number): void;
  left(page: number): void;
}

let listener: PageListener | null = null;

/** Sets the one listener of this process: the channel to the worker. The command line has none and no limit. */
export function listenToPages(next: PageListener): void {
  listener = next;
}

/**
 * Marks the time until disposal as work on a page, counted from 1. An outside process can observe even
 * synchronous work this way.
 */
export function enterPage(page: number): Disposable {
  listener?.entered(page);

  return { [Symbol.dispose]: () => listener?.left(page) };
}
