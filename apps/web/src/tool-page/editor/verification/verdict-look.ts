import type { SignatureReport } from '@octavo/contract/signing/signature-report';
import type { SignatureReportWords } from '@octavo/i18n/signature-report';

type VerdictWord = keyof SignatureReportWords['verdict'];

/** Looks of verdicts. Only a signer whom the trust list knows is shown in green. */
export type VerdictTone = 'good' | 'unknown' | 'bad' | 'plain';

export interface VerdictLook {
  readonly word: VerdictWord;
  readonly tone: VerdictTone;
}

/** Word and look of a verdict. */
export function verdictLook({ verdict, signer, trusted, laterChanges }: SignatureReport): VerdictLook {
  switch (verdict) {
    case 'valid':
      return {
        word: laterChanges.length === 0 ? 'valid' : 'valid-after',
        tone: trusted ? 'good' : 'unknown',
      };
    case 'valid-unknown':
      return { word: signer?.isTest === true ? 'valid-test' : 'valid-unknown', tone: 'unknown' };
    case 'unsupported':
      return { word: verdict, tone: 'plain' };
    default:
      return { word: verdict, tone: 'bad' };
  }
}
