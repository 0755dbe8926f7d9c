import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Draw or type your signature, or sign with a certificate that other programs can check.',
  action: { one: 'Finish with {count} mark', other: 'Finish with {count} marks' },
  seo: {
    title: 'Sign a PDF online: drawn, typed or by certificate',
    description:
      'Sign a PDF in the browser with a drawn, typed or scanned signature, or with a certificate (PAdES) whose key never leaves your device.',
  },
  howTo: [
    {
      title: 'Open your PDF',
      text: 'Drop a file. Lines for signatures and dates are found in it and offered.',
    },
    {
      title: 'Make your signature and place it',
      text: 'Draw it, type it or use an image, then place it where it belongs. Or open your certificate, a .p12 or .pfx file.',
    },
    {
      title: 'Finish, download and verify',
      text: 'Add the date, your name or a check, finish signing, and see in the report what a signature by certificate proves.',
    },
  ],
  faq: [
    {
      ask: 'Do I need a mark or a certificate?',
      answer:
        'A mark is what people see, as on paper. A certificate lets programs check who signed and that nothing was changed since. One file can have both, and the certificate can show its signature on the line.',
    },
    {
      isAboutService: true,
      ask: 'Does the key of my certificate leave my device?',
      answer:
        'No. Its file and password are opened in your browser, and the key signs there. Our server receives only the finished signature, and refuses it if its copy of the file differs from yours. To try it without a certificate, make a test identity.',
    },
    {
      ask: 'Which levels of signature are there?',
      answer:
        'The four of PAdES: who signed what (B-B), also when (B-T), also after the certificate expires (B-LT), and for archives (B-LTA). From B-T on, an authority confirms the time. If a level can’t be reached, nothing is signed.',
    },
    {
      ask: 'How can others verify it, and do earlier signatures survive?',
      answer:
        'Any program that checks PDF signatures can verify it, as can “Verify PDF signatures” here. What others signed before you is never rewritten: their signatures stay valid, and if the author allows no further signature, the page says so at once.',
    },
    {
      isAboutService: true,
      ask: 'Is my drawn or photographed signature kept?',
      answer:
        'Only if you ask for it, on your device, encrypted with a key that this browser does not give out. The background of a photo is removed in the browser. Marks are printed where you see them, even on rotated and cropped pages.',
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
      hint: 'Request as JSON. On the command line, the path of a JSON file',
    },
    cms: {
      label: 'Signature made with your key',
      hint: 'CMS in Base64, made for the digest of the request. Without it, the results are that digest and the prepared file',
    },
    renew: {
      label: 'Renew the time stamp of an archived file',
      hint: 'For files of the level B-LTA, before the certificate of the last time stamp expires',
    },
    seal: {
      label: 'Seal of the operator',
      hint: 'Signs with the key of the service, where its operator has configured one',
    },
    image: { label: 'Image of the signature' },
    text: {
      label: 'Name to sign with',
      hint: 'Below an image, in print',
    },
    hand: {
      label: 'Handwriting',
      hint: 'For a name written as a signature',
      choices: {
        'great-vibes': { label: 'Great Vibes, formal' },
        'dancing-script': { label: 'Dancing Script, lively' },
        caveat: { label: 'Caveat, quick' },
        sacramento: { label: 'Sacramento, even' },
        'herr-von-muellerhoff': { label: 'Herr Von Muellerhoff, slanted' },
      },
    },
    date: { label: 'Add today’s date' },
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
      hint: 'Such as the image of a signature. The edits refer to it by its name',
    },
  },
} satisfies CopyOf<typeof options, 'image' | 'asset'>;
