import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Plot DWG and DXF drawings as vector PDFs: every layout a page, every text still text.',
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
      text: 'Take the layouts as they were set up, or the whole model on one sheet, in colour or in black.',
    },
    {
      title: 'Convert and zoom in',
      text: 'Look at the pages as closely as you like: lines stay lines at any scale. Then download them.',
    },
  ],
  faq: [
    {
      ask: 'Which files can be read?',
      answer:
        'DWG saved by AutoCAD R13 to the format of 2018, which is also that of later versions, and DXF as text or binary, back to R12. Older DWG files are refused with the name of their version: save them again in a newer one.',
    },
    {
      ask: 'How large are the pages, and to what scale?',
      answer:
        'A layout comes out on the paper and at the scale it was set up for. The model is fitted to a sheet large enough to read its text, so it has no fixed scale. If you choose a paper size, everything is fitted to it.',
    },
    {
      ask: 'Will line weights, line types and hatches look as they do in my program?',
      answer:
        'Line weights are kept in millimetres of paper, from 0.13 mm up. Line types are scaled as the drawing says, with dashes fitted to each line. Hatches keep their pattern and holes; one with more lines than paper can hold becomes a tint. Plot style tables (CTB, STB) are separate files and are not applied.',
    },
    {
      ask: 'My drawing uses SHX or other special fonts. What happens to the text?',
      answer:
        'Fonts do not travel in a DWG, so a plain font of the same height stands in, and letters may run a little wider or narrower. Chinese, Japanese and Korean are drawn where a font for them is installed on the server. Scripts that join their letters, such as Arabic, are not shaped.',
    },
    {
      ask: 'What is left out?',
      answer:
        'Surfaces of 3D solids, external references, underlays, SHX shapes, and pictures, which are files of their own: a frame shows where a picture belongs. The result says how many of each were missing. Meshes and 3D lines are drawn as wires without hiding what lies behind. Text in several columns becomes one, and the transparency of whole layers is not applied.',
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
        layouts: { label: 'Layouts', hint: 'A page for each; the model if they are empty' },
        model: { label: 'Model', hint: 'All of it on one page' },
      },
    },
    pageSize: {
      label: 'Paper',
      choices: {
        auto: { label: 'As the drawing asks' },
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
