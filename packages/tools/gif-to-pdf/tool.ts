import { filesPerTask } from '@octavo/contract/limits';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 5,
  name: { en: 'GIF to PDF', fr: 'GIF en PDF' },
  summary: { en: 'One page per animation frame', fr: 'Une page par image de l’animation' },
  keywords: {
    en: 'animation animated frames convert picture film strip',
    fr: 'animation animé images convertir planche',
  },
  icon: 'M4 4h16v16H4zM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4',
  workspace: { kind: 'files', ordered: true },
  accepts: ['gif'],
  produces: ['pdf'],
  joins: 'all',
  minFiles: 1,
  maxFiles: filesPerTask,
  related: ['jpg-to-pdf', 'compress-image', 'resize-image', 'merge-pdf'],
  wallSeconds: 300,
});
