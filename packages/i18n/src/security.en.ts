/**
 * Texts of the security page, about storage and destruction of files. Sent to the page as data, because no
 * other page needs them.
 */
export const english = {
  seoTitle: 'How your files are kept, and destroyed · Octavo',
  seoDescription:
    'A key for every file, destroyed after {retention}. Tasks in isolation, results that are checked, receipts you can verify, and what all of this cannot do.',
  heading: 'How your files are kept',
  lead: 'Every sentence here describes what the program does, and where it ends. Nothing on this page is a promise without a mechanism.',
  contents: 'On this page',
  sections: {
    keys: {
      title: 'How files are encrypted',
      texts: [
        'As your file arrives, it is encrypted piece by piece with AES‑256 in GCM mode, which also reveals any later change. Only the encrypted file is kept on the disk; the copy a task needs is described below. The key is random and made for this one file.',
        'That key is itself encrypted with a key of the server and kept as a small file in a folder of its own, never in the database. An upload counts as received only once both are safely on the disk.',
        'The name of a file is sealed like its content. Options and passwords of a task are sealed in the same way, with a key that is destroyed when the task ends. Results are stored like uploads, each under a key of its own.',
      ],
    },
    hour: {
      title: 'How files are forgotten',
      texts: [
        '{retentionStart} after the upload, the file is no longer given to anyone. Once a minute, a sweep overwrites the keys of such files with zeros, deletes them, and then deletes the bytes, which are worthless without them.',
        'A result lives no longer than the oldest upload it was made from, however often you go on working with it. When you delete a file yourself, the same happens at once.',
        'For {tombstone} the server remembers that there was a file at that address, without its name, so that its link can say it was deleted. A backup of the database holds no key: what was forgotten cannot be restored from it.',
      ],
    },
    receipts: {
      title: 'Receipts you can check',
      texts: [
        'The history of an account says when the keys and bytes of a task were destroyed, and gives a receipt for it: a few lines of text without file names, signed with Ed25519.',
        'Anybody can check the signature with the public key of this server, without taking our word for it. Where that key is, and the one command that checks it, is on the page for developers, under “The public key of receipts”.',
      ],
    },
    sealed: {
      title: 'How tasks are isolated',
      texts: [
        'Each task runs in a process of its own, started for it and ended with everything it began. It can read the program, the fonts and the files of its task; it cannot see other tasks, the database or the keys. Time, memory and the size of what it writes are limited.',
        'It has no network. Only the tool that turns web pages into PDF may reach the web, through a gate that looks up every address itself and refuses those that are not public. Macros in documents never run.',
        'The decrypted copies a task works on are in a private folder that is deleted as soon as the task ends. The walls are those of the Linux kernel, by way of bubblewrap and a filter of system calls. On a machine that does not allow them a public server does not start, unless its operator accepts that only the limits remain.',
      ],
    },
    seen: {
      title: 'How results are checked',
      texts: [
        'Programs sometimes report success when there was none. So a result counts only once it has been opened again and found to hold what it should: pages, words, the right kind of file. Otherwise you are told what went wrong.',
        'Where something had to be lost, it is measured. Compressed pages are drawn before and after and compared; converted documents are drawn again and compared with their source; pages that were hard to read are named.',
      ],
    },
    accounts: {
      title: 'How accounts are kept',
      texts: [
        'You log in with a link that works once, for {link}, or with Google where that is offered. There is no password for us to lose. The database holds only fingerprints of sessions and links, from which they cannot be recreated.',
        'Cards and accounts for payment stay with the payment provider: no card number ever reaches this server. On your account page you can download what we hold about you, and erase it; the payment records that bookkeeping requires stay, without you in them.',
      ],
    },
    limits: {
      title: 'What this cannot do',
      texts: [
        'A server must open a file to work on it. Until its time is over, whoever runs this server could, with effort, do the same. That is why the time is short, and why there is a command line that needs no server.',
        'Overwriting reaches what the disk itself gives back. Solid-state drives and snapshots may keep older copies of the few bytes of a key for a while; then they are protected by the key of the server, provided that it is kept away from that disk.',
        'And no protection is better than its password: choose a long one for what you protect, and never send it along with the file.',
      ],
    },
  },
} as const;
