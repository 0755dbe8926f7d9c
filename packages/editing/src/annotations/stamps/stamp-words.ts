import type { stampNames } from '@octavo/contract/edits/stamp-faces';

export type StampName = (typeof stampNames)[number];
export type StampLanguage = 'en' | 'fr';

/** Standard stamps: their name in the file (ISO 32000-2, table 184) and the words on them. */
export const standardStamps: Readonly<
  Record<StampName, { readonly name: string } & Readonly<Record<StampLanguage, string>>>
> = {
  approved: { name: 'Approved', en: 'Approved', fr: 'Approuvé' },
  'not-approved': { name: 'NotApproved', en: 'Not approved', fr: 'Non approuvé' },
  draft: { name: 'Draft', en: 'Draft', fr: 'Brouillon' },
  final: { name: 'Final', en: 'Final', fr: 'Version finale' },
  confidential: { name: 'Confidential', en: 'Confidential', fr: 'Confidentiel' },
  'for-comment': { name: 'ForComment', en: 'For comment', fr: 'Pour avis' },
  'for-public-release': { name: 'ForPublicRelease', en: 'For public release', fr: 'Diffusion publique' },
  'not-for-public-release': {
    name: 'NotForPublicRelease',
    en: 'Not for public release',
    fr: 'Diffusion restreinte',
  },
  'as-is': { name: 'AsIs', en: 'As is', fr: 'En l’état' },
  sold: { name: 'Sold', en: 'Sold', fr: 'Vendu' },
  expired: { name: 'Expired', en: 'Expired', fr: 'Expiré' },
  departmental: { name: 'Departmental', en: 'Departmental', fr: 'Usage interne' },
  experimental: { name: 'Experimental', en: 'Experimental', fr: 'Expérimental' },
  'top-secret': { name: 'TopSecret', en: 'Top secret', fr: 'Très secret' },
};

/** Standard stamp by its name in the file; null for other stamps. */
export function standardStampOf(name: string): StampName | null {
  return (
    (Object.keys(standardStamps) as StampName[]).find((each) => standardStamps[each].name === name) ?? null
  );
}
