import './chat.css';
import { lazy, Suspense } from 'react';
import { type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { localeOf } from '../../../shell/address.ts';
import { loadPatiently } from '../../../shell/chunk-reload.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { loadChatWords } from '../load-chat-words.ts';
import type { action, loader } from './conversation.server.ts';
import { Gone } from './gone.tsx';

export { shouldRevalidate } from '../../../tool-page/keeps-data.ts';
export { action, loader } from './conversation.server.ts';

/**
 * The server renders the conversation at once, so that it can be read without scripts. In the browser its code loads
 * behind the page: React takes over what the server has rendered when it is there.
 */
const ChatSurface = import.meta.env.SSR
  ? (await import('./chat-surface.tsx')).ChatSurface
  : lazy(() => loadPatiently(loadSurface));

async function loadSurface() {
  const [{ ChatSurface: Surface }] = await Promise.all([
    import('./chat-surface.tsx'),
    loadChatWords(localeOf(window.location.pathname)),
  ]);

  return { default: Surface };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

export default function Conversation() {
  const { start, document, nextId, leftThen, gone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const locale = useLocale();

  if (document === null) {
    return <Gone start={start} words={gone} />;
  }

  return (
    <Suspense>
      <ChatSurface
        key={`${document.id} ${locale}`}
        given={document}
        nextId={nextId}
        leftThen={leftThen}
        start={start}
        refused={refused}
      />
    </Suspense>
  );
}
