import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 3,
  name: { en: 'PowerPoint to PDF', fr: 'PowerPoint en PDF' },
  summary: { en: 'Slides, handouts and notes', fr: 'Diapositives, documents et notes' },
  keywords: {
    en: 'ppt pptx odp pps presentation slides impress handout notes convert',
    fr: 'ppt pptx odp pps présentation diapositives impress document notes convertir',
  },
  icon: 'M4 5h16v11H4zM12 16v3M8 21l4-2 4 2M8 12V9M12 12V8M16 12v-2',
  workspace: { kind: 'files', ordered: false },
  accepts: ['ppt', 'pptx', 'odp'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['word-to-pdf', 'excel-to-pdf', 'compress-pdf', 'merge-pdf'],
  wallSeconds: 300,
  program: 'office',
});
