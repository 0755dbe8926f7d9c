/**
 * Texts of the security page, about storage and destruction of files. Sent to the page as data, because no
 * other page needs them.
 */
export const english = {
  seoTitle: 'How your files are stored and deleted · Octavo',
  seoDescription:
    'A key for every file, destroyed after {retention}. Isolated tasks, checked results, deletion receipts you can verify, and the limits of this protection.',
  heading: 'How we protect your files',
  lead: 'This page describes what the software does and where its protection ends. Every promise is backed by a mechanism.',
  contents: 'On this page',
  sections: {
    keys: {
      title: 'How files are encrypted',
      texts: [
        'As your file arrives, it is encrypted in chunks with AES‑256 in GCM mode, which also detects any later change. Only the encrypted file is stored on disk; the copy a task needs is described below. The key is random and used for this file only.',
        'That key is itself encrypted with a server key and stored as a small file in a separate folder, never in the database. An upload is only confirmed once both are safely on disk.',
        'File names are encrypted like their contents. The options and passwords of a task are encrypted in the same way, with a key that is destroyed when the task ends. Results are stored like uploads, each with its own key.',
      ],
    },
    hour: {
      title: 'How files are deleted',
      texts: [
        '{retentionStart} after upload, the file can no longer be accessed by anyone. Once a minute, a cleanup job overwrites the keys of expired files with zeros, deletes them, and then deletes the encrypted data, which is useless without them.',
        'A result is kept no longer than the oldest upload it was made from, even if you continue working with it. When you delete a file yourself, the same happens immediately.',
        'For {tombstone}, the server remembers that a file existed at that address, without its name, so that its link can say it was deleted. Database backups contain no keys, so deleted files cannot be restored from them.',
      ],
    },
    receipts: {
      title: 'Deletion receipts you can verify',
      texts: [
        'Your account history shows when the keys and data of a task were destroyed, and offers a receipt: a few lines of text without file names, signed with Ed25519.',
        'Anyone can verify the signature with this server’s public key, without taking our word for it. The developer page shows where to find the key and which command verifies a receipt, under “Get the public key for receipts”.',
      ],
    },
    sealed: {
      title: 'How tasks are isolated',
      texts: [
        'Each task runs in its own process, which ends together with everything it has started. It can read the program, the fonts and the files of its task, but not other tasks, the database or the keys. Its time, memory and output size are limited.',
        'It has no network access. Only the tool that converts web pages can reach the web, through a proxy that resolves every address itself and refuses those that are not public. Macros in documents never run.',
        'The decrypted copies a task works on are in a private folder that is deleted as soon as the task ends. Isolation relies on the Linux kernel, through bubblewrap and a system call filter. On a machine that does not support it, a public server does not start unless its operator accepts that only the limits apply.',
      ],
    },
    seen: {
      title: 'How results are checked',
      texts: [
        'Programs sometimes report success when they have failed. So a result only counts once it has been reopened and contains what it should: pages, words, the right file type. Otherwise, you see what went wrong.',
        'When something cannot be preserved, we measure it. Compressed pages are rendered before and after and compared; converted documents are rendered and compared with their source; pages that were hard to recognize are listed.',
      ],
    },
    accounts: {
      title: 'How accounts are protected',
      texts: [
        'You log in with a link that works once, for {link}, or with Google where available. We store no passwords. The database contains only fingerprints of sessions and links, from which they cannot be recreated.',
        'Card and payment account details stay with the payment provider: no card number ever reaches this server. On your account page, you can download the data we hold about you and delete it; payment records required for accounting are kept, without your personal data.',
      ],
    },
    limits: {
      title: 'The limits of this protection',
      texts: [
        'A server must open a file to process it. Until the file is deleted, the operator of this server could, with some effort, do the same. That is why the retention time is short, and why there is a command line that needs no server.',
        'Overwriting only reaches what the disk actually rewrites. Solid-state drives and snapshots may keep older copies of a key for a while; these are still protected by the server key, provided that it is stored on a different disk.',
        'And no protection is stronger than its password: choose a long one for the files you protect, and never send it together with the file.',
      ],
    },
  },
} as const;
