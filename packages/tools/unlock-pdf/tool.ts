import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'secure',
  place: 2,
  name: { en: 'Unlock PDF', fr: 'Déverrouiller un PDF' },
  summary: { en: 'Remove password and restrictions', fr: 'Retirer mot de passe et restrictions' },
  keywords: {
    en: 'decrypt remove password restrictions open',
    fr: 'déchiffrer enlever mot de passe restrictions ouvrir déverrouiller débloquer décrypter déprotéger',
  },
  icon: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.6-1.6M12 14.5v2',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'lost',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['protect-pdf', 'merge-pdf', 'organize-pdf', 'compress-pdf'],
  wallSeconds: 120,
  opensProtected: true,
});
