import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepOfflinePage } from './offline/register.ts';
import { reloadAfterFailedChunk } from './shell/chunk-reload.ts';

reloadAfterFailedChunk();
keepOfflinePage();

// A task of its own, because the evaluation of the modules before it is long on a slow phone.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  }),
);
