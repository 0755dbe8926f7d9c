/** Texts of the page that offers the desktop application. Sent to the page as data. */
export const english = {
  seoTitle: 'Octavo for Windows, macOS and Linux · PDF tools on your computer',
  seoDescription:
    'The PDF tools of Octavo as an application: files of any size, nothing is uploaded, no account. With checksums and the licences of every part.',
  heading: 'Octavo on your computer',
  lead: 'The same tools in a window of their own, for files of any size. Nothing is uploaded, and there is no account and no limit on tasks.',
  version: 'Version {version}',
  systems: { win32: 'Windows', darwin: 'macOS', linux: 'Linux' },
  files: {
    'win32-x64-exe': 'Installer',
    'win32-x64-msi': 'MSI package for administrators',
    'win32-x64-zip': 'Folder to unpack, without installation',
    'darwin-arm64-zip': 'Mac with Apple silicon',
    'darwin-x64-zip': 'Mac with Intel',
    'linux-x64-deb': 'Debian, Ubuntu',
    'linux-x64-tar': 'Other distributions',
  },
  download: 'Download',
  checksum: 'SHA-256',
  phone: 'Octavo runs on computers with one of these systems.',
  start: {
    heading: 'How to start it',
    win32:
      'Open the installer. It needs no administrator rights, adds Octavo to the Start menu and “Open with Octavo” to PDF files, and leaves your default program as it is. You can remove Octavo in the settings. If you prefer the folder, unpack it and open Octavo.exe.',
    darwin: 'Unpack the file, move Octavo to Applications and open it.',
    linux:
      'Install the package with apt install ./{deb}, then choose Octavo from your applications. Otherwise unpack the archive and start octavo in its folder.',
  },
  warning: {
    heading: 'What your system will say',
    win32:
      'Windows shows “Windows protected your PC”. The files are not signed by a publisher: the certificate for that has to be bought each year. Compare the checksum, then choose More info and Run anyway.',
    darwin:
      'macOS says that it could not check Octavo for malicious software. It has not been notarized by Apple. Compare the checksum, open Octavo once, then choose Open Anyway under Privacy & Security in the system settings.',
    linux: 'Linux shows no warning. Compare the checksum all the same.',
    check: 'The checksum must be the one above:',
  },
  needs: {
    heading: 'What works without other programs',
    text: 'Everything but the tools below. They use programs that you may have already, and say which one is missing.',
    office: 'with LibreOffice',
    chromium: 'with Chrome, Edge, Brave or Chromium',
    poppler: 'with poppler, which reads the result as proof',
    window:
      'Octavo opens in a window of Chrome, Edge, Brave or Chromium, with a profile of its own. Without them, it opens in a tab of your browser.',
  },
  none: {
    heading: 'The command line',
    text: 'This site offers no application to install. The command line is part of Octavo: it has the same tools, needs no server and sends nothing anywhere.',
  },
} as const;
