import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'secure',
  place: 1,
  name: { en: 'Protect PDF', fr: 'Protéger un PDF' },
  summary: { en: 'Password and permissions', fr: 'Mot de passe et autorisations' },
  keywords: {
    en: 'encrypt password lock secure aes permissions',
    fr: 'chiffrer mot de passe verrouiller sécuriser aes crypter cadenas protection confidentiel',
  },
  icon: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'lost',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'modify',
  related: ['unlock-pdf', 'compress-pdf', 'merge-pdf'],
  wallSeconds: 120,
});
