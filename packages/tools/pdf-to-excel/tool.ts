import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'from-pdf',
  place: 2,
  name: { en: 'PDF to Excel', fr: 'PDF en Excel' },
  summary: { en: 'Tables as sheets, numbers as numbers', fr: 'Des tableaux avec de vrais nombres' },
  keywords: {
    en: 'xlsx csv xls spreadsheet table extract data convert statement',
    fr: 'xlsx csv xls tableur tableau extraire données convertir relevé feuille calcul tableaux',
  },
  icon: 'M4 5h16v14H4zM4 9.5h16M4 14h16M9.5 9.5V19M14.75 9.5V19',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['xlsx', 'csv'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'extract',
  related: ['excel-to-pdf', 'pdf-to-txt', 'split-pdf', 'pdf-to-jpg'],
  // A scanned page takes three seconds of a core, ten when the machine is busy.
  wallSeconds: 1800,
});
