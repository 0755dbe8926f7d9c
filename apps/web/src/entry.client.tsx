import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadAfterFailedChunk } from './shell/chunk-reload.ts';

reloadAfterFailedChunk();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
