import { spawnSync } from 'node:child_process';

/** Signature as poppler reads it. */
export interface PopplerSignature {
  readonly field: string;
  readonly signer: string;
  readonly digest: string;
  readonly isValid: boolean;
  readonly coversWholeFile: boolean;
  /** Certificate by a trust list of NSS; null without one. */
  readonly isTrusted: boolean | null;
}

/**
 * Signatures of a file according to poppler.
 *
 * @param trust folder of an NSS database with the roots that are trusted; null to check no certificates
 */
export function pdfsigSignatures(path: string, trust: string | null = null): PopplerSignature[] {
  // With -no-ocsp, poppler 22.12 finds fault with every certificate; unreachable responders do no harm.
  const options = trust === null ? ['-nocert'] : ['-nssdir', trust];
  const { stdout, error } = spawnSync('pdfsig', [...options, path], { encoding: 'utf8', timeout: 60_000 });

  if (error !== undefined) {
    throw error;
  }

  return stdout
    .split(/^Signature #\d+:$/m)
    .slice(1)
    .map((part) => {
      const value = (name: string) => new RegExp(`- ${name}: ?(.*)`).exec(part)?.[1]?.trim() ?? '';

      return {
        field: value('Signature Field Name'),
        signer: value('Signer Certificate Common Name'),
        digest: value('Signing Hash Algorithm'),
        isValid: value('Signature Validation') === 'Signature is Valid.',
        coversWholeFile: /^ *- Total document signed/m.test(part),
        isTrusted: trust === null ? null : value('Certificate Validation') === 'Certificate is Trusted.',
      };
    });
}
