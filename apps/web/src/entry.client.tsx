import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepOfflinePage } from './offline/register.ts';
import { reloadAfterFailedChunk } from './shell/chunk-reload.ts';

reloadAfterFailedChunk();
keepOfflinePage();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
