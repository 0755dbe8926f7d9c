import type * as z from 'zod';
import type { Api } from '../http/own-api.ts';

/**
 * Reads the views of an event stream of the API until `isLast`, or until the stream ends.
 *
 * @throws Failure of the API
 */
export async function followEvents<View>(
  api: Api,
  path: string,
  schema: z.ZodType<View>,
  { signal, onView }: { readonly signal: AbortSignal; readonly onView: (view: View) => boolean },
): Promise<void> {
  const { body } = await api.open(path);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const cancel = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  let rest = '';

  try {
    for (let isLast = false; !isLast; ) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };

      if (done || value === undefined) {
        return;
      }

      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      isLast = events.flatMap(dataOf).some((data) => onView(schema.parse(JSON.parse(data))));
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

function dataOf(event: string): string[] {
  const data = event.split('\n').find((line) => line.startsWith('data: '));

  return data === undefined ? [] : [data.slice('data: '.length)];
}
