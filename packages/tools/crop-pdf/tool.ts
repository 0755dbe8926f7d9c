import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'edit',
  place: 4,
  name: { en: 'Crop PDF', fr: 'Rogner un PDF' },
  summary: { en: 'Trim margins or keep one area', fr: 'Couper les marges ou garder une zone' },
  keywords: {
    en: 'trim cut margins white edges area resize page crop box',
    fr: 'recadrer couper marges bords blancs zone découper page',
  },
  icon: 'M7 2v15h15M2 7h15v15',
  workspace: { kind: 'page' },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'changed',
  // Cut content must not remain in the bytes that were signed.
  signaturesWith: { cut: 'lost' },
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'modify',
  related: ['organize-pdf', 'rotate-pdf', 'split-pdf', 'compress-pdf'],
  wallSeconds: 240,
});
