import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Draw, type or place your signature. It is printed exactly where you see it.',
  action: { one: 'Finish with {count} mark', other: 'Finish with {count} marks' },
  seo: {
    title: 'Sign a PDF online: draw, type or use a picture',
    description:
      'Sign a PDF in the browser with a drawn, typed or scanned signature, initials and the date. It is printed exactly where you placed it.',
  },
  howTo: [
    {
      title: 'Open your PDF',
      text: 'Drop a file. Lines for signatures and dates are found in it and offered.',
    },
    {
      title: 'Make your signature and place it',
      text: 'Draw it, type it or use a picture, then click where it belongs, on one page or on many.',
    },
    {
      title: 'Finish and download',
      text: 'Add the date, your name or a check, then finish signing and download the file.',
    },
  ],
  faq: [
    {
      ask: 'Is my signature kept?',
      answer:
        'Only if you ask for it. It is then stored on your device, encrypted with a key that this browser does not give out, and never on our servers. You can delete it at any time.',
    },
    {
      ask: 'Will it be printed where I put it?',
      answer:
        'Yes, also on rotated and cropped pages and on pages with a unit of their own. What you see on the page is the file itself, drawn with your signature.',
    },
    {
      ask: 'Can I sign with a photo of my signature?',
      answer:
        'Yes. Take a picture of your signature on white paper; the background is removed in your browser, and you see the result before you place it.',
    },
    {
      ask: 'Others have signed before me. Do their signatures survive?',
      answer:
        'Yes, wherever their author lets others sign: nothing that they signed is rewritten, and your signature follows it in the file. If the author has closed the document, the page says so at once.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    edits: {
      label: 'Edits',
      hint: 'List of changes as JSON. On the command line, the path of a JSON file',
    },
    signature: {
      label: 'Signature by certificate',
      hint: 'Order as JSON. On the command line, the path of a JSON file',
    },
    cms: {
      label: 'Signature made with your key',
      hint: 'CMS in Base64, made for the digest of the request. Without it, the results are that digest and the prepared file',
    },
    renew: {
      label: 'Renew the time stamp of an archived file',
      hint: 'For files of the level B-LTA, before the certificate of the last time stamp ends',
    },
    seal: {
      label: 'Seal of the operator',
      hint: 'Signs with the key of the service, where its operator has configured one',
    },
    image: { label: 'Picture of the signature' },
    text: {
      label: 'Name to sign with',
      hint: 'Below a picture, in print',
    },
    hand: {
      label: 'Handwriting',
      hint: 'Of a name that is written as a signature',
      choices: {
        'great-vibes': { label: 'Great Vibes, formal' },
        'dancing-script': { label: 'Dancing Script, lively' },
        caveat: { label: 'Caveat, quick' },
        sacramento: { label: 'Sacramento, even' },
        'herr-von-muellerhoff': { label: 'Herr Von Muellerhoff, slanted' },
      },
    },
    date: { label: 'Add the date of today' },
    page: { label: 'Pages to sign', hint: 'For example last, 3 or odd' },
    at: {
      label: 'Upper left corner',
      hint: 'In points from the upper left corner of the page as it is shown, for example 72,640',
    },
    width: { label: 'Width in points' },
    color: { label: 'Colour of texts' },
    as: {
      label: 'Kind of object in the file',
      choices: {
        content: { label: 'Part of the page' },
        annotation: { label: 'Annotation that can be moved' },
      },
    },
    asset: {
      label: 'File used by the edits',
      hint: 'Such as the picture of a signature. The edits refer to it by its name',
    },
  },
} satisfies CopyOf<typeof options, 'image' | 'asset'>;
