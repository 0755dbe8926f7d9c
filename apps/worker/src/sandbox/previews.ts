import { previewMilliseconds } from './limits.ts';
import type { SandboxMessage, SandboxPreview } from './protocol.ts';

/** Messages of a run after its results; a failure of the previews does not affect the results. */
export class Previews {
  receive: (message: SandboxMessage) => void = () => {};
  readonly #received = new Promise<readonly SandboxPreview[]>((resolve) => {
    this.receive = (message) => {
      if (message.type === 'previewed') {
        resolve(message.previews);
      }
    };
  });

  /** Empty when the run ends first, or takes too long. */
  async wait(ended: Promise<unknown>): Promise<readonly SandboxPreview[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<readonly SandboxPreview[]>((resolve) => {
      timer = setTimeout(() => resolve([]), previewMilliseconds);
    });
    const none = () => [];

    try {
      return await Promise.race([this.#received, late, ended.then(none, none)]);
    } finally {
      clearTimeout(timer);
    }
  }
}
