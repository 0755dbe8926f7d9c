/** Texts of the banner that says what a file allows. */
export const bannerWords = {
  banner: {
    xfa: {
      title: 'Only Adobe Acrobat shows this form.',
      text: 'Its fields are described in XFA, which other programs do not read, so it cannot be filled in here.',
    },
    signers: 'Signed by {names}.',
    close: 'Close this notice',
    about: 'About this file',
    signed: {
      title: 'This file is signed.',
      text: 'Comments and form values are added after the signatures, which stay valid. Other changes show as changes after signing; deleting pages or redacting breaks the signatures.',
    },
    'annotations-allowed': {
      title: 'This file is certified.',
      text: 'Comments, drawings and stamps keep the certification valid. Links would break it, so that tool is off.',
    },
    'forms-allowed': {
      title: 'This file is certified.',
      text: 'Its author allows filling in fields and signing, but no comments. You can fill in the form here; the other tools are off.',
    },
    'no-changes': {
      title: 'This file is certified.',
      text: 'Its author allows no changes at all. You can read the pages here; the tools are off.',
    },
    restricted: {
      title: 'This file is protected.',
      text: 'Its owner does not allow changes. With the owner’s password, unlock it first.',
      action: 'Unlock the file',
      some: 'Its owner allows {allowed}. The other tools are off. With the owner’s password, unlock the file first.',
    },
    /** Uses that the owner allows, after “Its owner allows”. */
    rights: {
      annotate: 'comments',
      fill: 'filling in fields',
      assemble: 'arranging pages',
      modify: 'changes to the content',
    },
    copy: {
      text: 'You can also edit a copy: neither it nor its result is signed or certified.',
      action: 'Edit a copy without signatures',
      failed: 'The copy could not be made. Remove the signatures with another program first.',
    },
    taken: {
      title: 'This file is open in another tab.',
      text: 'Only one tab can change it, so the tools are off here. Take over to continue with everything the other tab has done.',
      action: 'Take over',
      waiting: 'Taking over…',
    },
  },
};
