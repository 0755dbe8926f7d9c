import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'secure',
  place: 5,
  name: { en: 'Verify PDF signatures', fr: 'Vérifier les signatures d’un PDF' },
  summary: { en: 'Who signed, and what changed since', fr: 'Qui a signé, et ce qui a changé depuis' },
  keywords: {
    en: 'signature validate check digital certificate authentic genuine tampered integrity pades trust timestamp',
    fr: 'signature valider contrôler certificat numérique authentique falsifié intégrité pades confiance horodatage',
  },
  icon: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM8.5 12l2.5 2.5 4.5-5',
  surface: 'editor',
  editorTask: 'verify',
  workspace: { kind: 'page' },
  accepts: ['pdf'],
  produces: ['json', 'pdf'],
  report: 'verification',
  reaches: 'authorities',
  joins: 'each',
  minFiles: 1,
  maxFiles: 1,
  related: ['sign-pdf', 'protect-pdf', 'edit-pdf', 'redact-pdf'],
  wallSeconds: 180,
  opensProtected: true,
});
