import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 2,
  name: { en: 'Excel to PDF', fr: 'Excel en PDF' },
  summary: { en: 'Sheets and tables that stay readable', fr: 'Des feuilles qui restent lisibles' },
  keywords: {
    en: 'xls xlsx ods csv tsv calc spreadsheet table workbook convert',
    fr: 'xls xlsx ods csv tsv calc tableur tableau classeur convertir',
  },
  icon: 'M5 3h10l4 4v14H5zM8 11h8M8 14.5h8M8 18h8M8 11v7M12 11v7M16 11v7',
  workspace: { kind: 'files', ordered: false },
  accepts: ['xls', 'xlsx', 'ods', 'csv'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['word-to-pdf', 'merge-pdf', 'compress-pdf', 'protect-pdf'],
  wallSeconds: 300,
  program: 'office',
});
