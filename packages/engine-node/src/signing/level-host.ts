import type { StampHost } from '@octavo/signing/long-term/stamp-document';
import type { InputFile } from '../run-files.ts';
import { signingHost } from './signing-host.ts';
import { type SigningNetwork, signingServices } from './signing-services.ts';

/** Fonts and network for the levels of signatures. */
export function levelHost(files: readonly InputFile[], network: SigningNetwork): StampHost {
  return { ...signingHost(files, network.signal), services: signingServices(network) };
}
