import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'from-pdf',
  place: 6,
  name: { en: 'PDF OCR', fr: 'OCR de PDF' },
  summary: { en: 'Make scans searchable', fr: 'Reconnaître le texte des scans' },
  keywords: {
    en: 'ocr scan searchable text recognition photo picture readable language',
    fr: 'ocr numérisation reconnaissance texte recherche photo image langue océriser numériser scanner scan scanné',
  },
  icon: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 9h8M8 12h8M8 15h5',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf', 'jpg', 'png', 'tiff', 'webp', 'bmp', 'heic', 'avif'],
  produces: ['pdf', 'docx', 'xlsx', 'txt'],
  signatures: 'changed',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'modify',
  related: ['pdf-to-word', 'compress-pdf', 'rotate-pdf', 'jpg-to-pdf'],
  pro: 'tool',
  readsScans: true,
  // A page takes three seconds of a core, ten when the machine is busy.
  wallSeconds: 1800,
});
