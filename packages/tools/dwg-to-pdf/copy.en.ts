import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert DWG and DXF drawings to vector PDFs: one page per layout, with searchable text.',
  action: { one: 'Convert {count} drawing', other: 'Convert {count} drawings' },
  seo: {
    title: 'DWG to PDF: drawings as vector pages',
    description:
      'Convert DWG from R13 to 2018 and DXF into vector PDFs without CAD software: layouts with viewports, line weights, hatches, dimensions, searchable text.',
  },
  howTo: [
    {
      title: 'Add your drawings',
      text: 'Drop DWG or DXF files here: a single plan or the whole set.',
    },
    {
      title: 'Choose what to plot',
      text: 'Plot the layouts as they were set up, or the whole model on one sheet, in colour or black.',
    },
    {
      title: 'Convert and zoom in',
      text: 'Zoom in as far as you like: lines stay sharp at any scale. Then download the pages.',
    },
  ],
  faq: [
    {
      ask: 'Which files can be read?',
      answer:
        'DWG files from AutoCAD R13 to the 2018 format, which later versions also use, and text or binary DXF files from R12. Older DWG files are refused, and you see their version: save them in a newer one.',
    },
    {
      ask: 'What page size and scale are used?',
      answer:
        'A layout uses the paper size and scale it was set up for. The model is fitted to a sheet large enough to read its text, so it has no fixed scale. If you choose a paper size, everything is fitted to it.',
    },
    {
      ask: 'Will line weights, line types and hatches look the same as in my program?',
      answer:
        'Line weights are kept in millimetres of paper, from 0.13 mm up. Line types use the drawing’s scale, with dashes fitted to each line. Hatches keep their pattern and holes; hatches too dense to print become a solid tint. Plot style tables (CTB, STB) are separate files and are not applied.',
    },
    {
      ask: 'My drawing uses SHX or other special fonts. What happens to the text?',
      answer:
        'DWG files do not contain fonts, so a plain font of the same height is used, and text may run slightly wider or narrower. Chinese, Japanese and Korean are rendered if the server has a font for them. Letters of connected scripts such as Arabic are not joined.',
    },
    {
      ask: 'What is left out?',
      answer:
        'Surfaces of 3D solids, external references, underlays, SHX shapes, and images, which are separate files: a frame marks each image’s position. The result tells you how many of each are missing. Meshes and 3D lines are drawn as wireframes without hidden-line removal. Multi-column text becomes a single column, and layer transparency is not applied.',
    },
    {
      ask: 'How long are my drawings kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together, are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    space: {
      label: 'What to plot',
      choices: {
        layouts: { label: 'Layouts', hint: 'One page per layout; the model if they are empty' },
        model: { label: 'Model', hint: 'Everything on one page' },
      },
    },
    pageSize: {
      label: 'Paper',
      choices: {
        auto: { label: 'Use drawing settings' },
        a4: { label: 'A4' },
        a3: { label: 'A3' },
        a2: { label: 'A2' },
        a1: { label: 'A1' },
        a0: { label: 'A0' },
        letter: { label: 'US Letter' },
        legal: { label: 'US Legal' },
        tabloid: { label: 'Tabloid (ANSI B)' },
        'ansi-c': { label: 'ANSI C' },
        'ansi-d': { label: 'ANSI D' },
        'ansi-e': { label: 'ANSI E' },
      },
    },
    color: {
      label: 'Colours',
      choices: {
        color: { label: 'As drawn', hint: 'White lines become black' },
        black: { label: 'Black', hint: 'Filled areas become grey' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
