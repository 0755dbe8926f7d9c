import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'secure',
  place: 4,
  name: { en: 'Redact PDF', fr: 'Caviarder un PDF' },
  summary: {
    en: 'Remove texts for good, with proof',
    fr: 'Retirer des textes pour de bon, preuve à l’appui',
  },
  keywords: {
    en: 'redaction black out hide remove censor sensitive personal data anonymize confidential name number erase',
    fr: 'caviardage noircir masquer retirer censurer données personnelles anonymiser confidentiel nom numéro effacer',
  },
  icon: 'M4 5h16M4 19h16M4 9h6v6H4zM13 9h7v6h-7M16 12h1',
  surface: 'editor',
  editorTask: 'redact',
  workspace: { kind: 'page' },
  accepts: ['pdf'],
  produces: ['pdf', 'json'],
  resultOptions: { report: 'json' },
  joins: 'each',
  minFiles: 1,
  maxFiles: 1,
  related: ['edit-pdf', 'protect-pdf', 'annotate-pdf', 'flatten-pdf'],
  needs: 'poppler',
  wallSeconds: 1800,
});
