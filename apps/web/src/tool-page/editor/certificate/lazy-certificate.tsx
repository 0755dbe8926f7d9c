import { lazy } from 'react';
import { loadPatiently } from '../../../shell/chunk-reload.ts';
import { withCertificateWords } from './certificate-texts.ts';

/** Parts of signing by certificate, loaded when they are first needed. */
export const LazyCertificatePanel = lazy(() =>
  loadPatiently(() =>
    withCertificateWords(async () => (await import('./certificate-panel.tsx')).CertificatePanel),
  ),
);
export const LazySignatureFrame = lazy(() =>
  loadPatiently(() =>
    withCertificateWords(async () => (await import('./signature-frame.tsx')).SignatureFrame),
  ),
);
export const LazySignedNote = lazy(() =>
  loadPatiently(() => withCertificateWords(async () => (await import('./signed-note.tsx')).SignedNote)),
);
