import { lazy } from 'react';
import { loadPatiently } from '../../../shell/chunk-reload.ts';
import { loadVerification } from './load-verification.ts';

/** Report about signatures, loaded when it is first looked at. */
export const LazyVerification = lazy(() => loadPatiently(loadVerification));
