/** Texts of signing by certificate. */
export const english = {
  refused: {
    title: 'This file can’t be signed with a certificate',
    'no-changes':
      'Its author’s signature allows no changes at all, and no further signature. Edit a copy without signatures instead.',
    encrypted:
      'It is protected by a password. Remove the protection first, then sign, and do not protect it again: a later change would break the signature.',
    unlock: 'Unlock the file',
  },
  earlier: {
    signed:
      'This file is already signed. Your signature is added after the other signatures, which stay valid.',
    'forms-allowed':
      'The author’s certification allows filling in fields and signing. Marks that are not part of the signature would break it.',
    'annotations-allowed':
      'The author’s certification allows comments, filling in fields and signing. Your signature is added after it.',
  },
  file: {
    choose: 'Choose a certificate',
    drop: 'Drop a .p12 or .pfx file here, or',
    replace: 'Replace',
    fromDevice: '{size}, from this device',
    password: 'Password of the certificate',
    show: 'Show the password',
    open: 'Open in this browser',
    opening: 'Opening…',
    wrong: 'This password does not open the file. Nothing was sent.',
    notOne: 'Choose a file that ends in .p12 or .pfx.',
    gone: 'The certificate “{name}” was closed when you left the page. Choose it again to sign.',
    opened: 'Opened at {time}, closed when you leave',
  },
  local: {
    before: {
      title: 'The key never leaves this browser.',
      text: 'The file is read here, the key is held where no page can copy it, and both are gone when you leave.',
    },
    after: {
      title: 'The key stays in this browser.',
      text: 'Only the finished signature is sent, never the key, its file or its password.',
    },
  },
  test: {
    title: 'No certificate yet?',
    text: 'Make one to see how it works. Its signature is real, but the report will say “Test identity”, because nobody vouches for it.',
    name: 'Name in the certificate',
    make: 'Make a test identity',
    identity: 'Test identity',
  },
  facts: {
    name: 'Name',
    issuer: 'Issued by',
    valid: 'Valid',
    period: '{from} to {to}',
    key: 'Key',
    keyText: '{key}, for signing',
    itself: 'itself',
    ends: { one: 'It expires in {count} day.', other: 'It expires in {count} days.' },
    noIssuer:
      'The file has no certificate of the issuer. Readers may not recognize who vouches for you; export it with all its certificates.',
  },
  level: {
    title: 'What should the signature prove?',
    names: {
      'b-b': 'Who signed, and what',
      'b-t': 'Also when',
      'b-lt': 'Also after the certificate expires',
      'b-lta': 'In archives, for as long as it is renewed',
    },
    texts: {
      'b-b': 'Your name, and that nothing changed. The time is this computer’s.',
      'b-t': '{host} confirms the time, and receives a fingerprint, not the file.',
      'b-lt': 'Stores the proof that the certificate is valid today.',
      'b-lta': 'Seals that proof with one more time stamp.',
    },
    authority: 'A time-stamp authority',
    unavailable:
      'The other three need a time-stamp authority, and this server has none. Its operator can name one.',
    unknown: 'The server could not be asked whether it has a time-stamp authority.',
    test: 'Nobody keeps a list of revoked test identities, so only the first two levels can be reached.',
    strict: 'If the level cannot be reached, nothing is signed and you see why.',
  },
  certify: {
    label: 'Others may afterwards',
    choices: {
      any: 'make any change, which readers then show',
      comments: 'comment, fill in fields and sign',
      forms: 'fill in fields and sign',
      nothing: 'change nothing more',
    },
    notFirst: 'The file is already signed: only its first signature could decide what others may change.',
  },
  lock: {
    label: 'Lock fields',
    choices: { none: 'No field', all: 'All fields', include: 'Only these', exclude: 'All but these' },
    fields: 'Fields',
  },
  reason: 'Reason (optional)',
  place: 'Place (optional)',
  contact: 'Contact (optional)',
  more: 'Signature details',
  appearance: {
    field: 'Field',
    newField: 'A new one',
    existing: '{name}, page {page}',
    existingHidden: '{name}, invisible',
    show: 'Show the signature on page {page}',
    waiting: 'The signature will be shown on the line on page {page}, once a certificate is open.',
    showOnLine: 'Show the signature on the line, page {page}',
    hint: 'Drag it where it belongs. Its corners change its size.',
    here: 'Move it to page {page}',
    frame: 'Visible signature on page {page}. Arrow keys move it, with Ctrl they change its size.',
    by: 'Digitally signed by',
    drawing: 'Drawing the signature…',
  },
  sign: {
    action: 'Sign with this certificate',
    preparing: 'Preparing…',
    sending: 'Signing…',
    compared: 'If the server prepares anything other than what you see here, nothing is signed.',
    offline: 'You are offline. Signing continues once you are connected again.',
    repaired: 'The file is damaged. It is repaired first, and so rewritten, before it is signed.',
    lost: 'This removes its earlier signatures.',
    cannot: 'Not possible like this',
    gone: 'The certificate was closed. Open it again to sign.',
  },
  signed: {
    title: 'Signed with the certificate of {name}',
    text: 'The server prepared the same file as this browser, byte for byte, so what was signed is what you saw.',
    check: 'Check the signature',
  },
};
