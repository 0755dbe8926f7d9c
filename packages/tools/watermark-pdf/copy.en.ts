import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Put a text or an image on the pages of a PDF: once, or repeated over the whole page.',
  action: { one: 'Watermark {count} page', other: 'Watermark {count} pages' },
  seo: {
    title: 'Add a watermark to a PDF',
    description:
      'Add a text or image watermark to a PDF in any script: position, angle, opacity, colour and pages. Everything else in the file stays as it is.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop it here. Its pages appear with the watermark already on them.',
    },
    {
      title: 'Choose a text or an image',
      text: 'Set position, angle, opacity and colour. The preview shows the pages as they will be.',
    },
    {
      title: 'Add it and download',
      text: 'Check the result in the preview, then download the watermarked PDF.',
    },
  ],
  faq: [
    {
      ask: 'Can the watermark contain any characters?',
      answer:
        'Yes: Arabic, Hebrew, Chinese, Japanese, Devanagari and more, over several lines. The fonts are embedded, so it looks the same everywhere.',
    },
    {
      ask: 'Can I use my logo?',
      answer:
        'Yes. Choose a PNG, JPG, WebP, TIFF, BMP, HEIC or AVIF image. Its transparent parts stay transparent.',
    },
    {
      ask: 'Does the text of the PDF stay searchable?',
      answer:
        'Yes. Text, links, form fields and bookmarks are not touched. The watermark is marked as decoration, so that screen readers can skip it.',
    },
    {
      ask: 'Do digital signatures stay valid?',
      answer:
        'The signed bytes stay unchanged, because the watermark is appended to the file. Readers will report that the document was changed after it was signed.',
    },
    {
      ask: 'Can a watermark be removed again?',
      answer:
        'Someone with a PDF editor can remove it. It shows what a document is, but does not protect it. To restrict changes, protect the PDF afterwards.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    text: { label: 'Text', hint: 'Several lines are possible.' },
    picture: {
      label: 'Image',
      hint: 'PNG, JPG, WebP, TIFF, BMP, HEIC or AVIF. Takes the place of the text.',
    },
    position: {
      label: 'Position',
      choices: {
        center: { label: 'Centre' },
        'top-left': { label: 'Top left' },
        top: { label: 'Top' },
        'top-right': { label: 'Top right' },
        left: { label: 'Left' },
        right: { label: 'Right' },
        'bottom-left': { label: 'Bottom left' },
        bottom: { label: 'Bottom' },
        'bottom-right': { label: 'Bottom right' },
        tile: { label: 'Repeat over the page' },
      },
    },
    angle: { label: 'Angle', hint: 'Degrees counterclockwise.' },
    opacity: { label: 'Opacity', hint: 'Percent.' },
    size: {
      label: 'Size',
      hint: 'Font size, or width of the image, in points. Leave empty to fit the page.',
    },
    font: {
      label: 'Font',
      choices: {
        sans: { label: 'Sans serif' },
        serif: { label: 'Serif' },
        mono: { label: 'Monospaced' },
      },
    },
    color: { label: 'Colour', hint: 'For example #808080.' },
    layer: {
      label: 'Layer',
      choices: {
        over: { label: 'Over the content' },
        under: { label: 'Under the content', hint: 'White areas and scans may hide it' },
      },
    },
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options, 'picture'>;
