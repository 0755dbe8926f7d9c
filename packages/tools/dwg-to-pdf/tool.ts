import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 9,
  name: { en: 'DWG to PDF', fr: 'DWG en PDF' },
  summary: { en: 'Drawings as sharp vector pages', fr: 'Des plans en pages vectorielles nettes' },
  keywords: {
    en: 'dxf cad autocad drawing plan blueprint layout vector plot',
    fr: 'dxf cao dao autocad plan dessin présentation vectoriel tracer',
  },
  icon: 'M4 20V4l16 16zM8.5 15.5v-3l3 3zM4 8h1.5M4 12h1.5',
  workspace: { kind: 'files', ordered: false },
  accepts: ['dwg', 'dxf'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['merge-pdf', 'compress-pdf', 'pdf-to-jpg'],
  wallSeconds: 300,
});
