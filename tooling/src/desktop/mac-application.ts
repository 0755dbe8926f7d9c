import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { macIcon } from './icons.ts';
import type { PackParts } from './pack.ts';
import { writeIn } from './write-in.ts';

/** Rearranges a folder as an application of macOS: its launcher starts the program of Node.js that lies beside it. */
export async function asApplication(folder: string, { version, picture }: PackParts): Promise<string> {
  const application = `${folder}.app`;
  rmSync(application, { recursive: true, force: true });
  mkdirSync(join(application, 'Contents'), { recursive: true });
  cpSync(folder, join(application, 'Contents/MacOS'), { recursive: true });
  writeIn(application, 'Contents/Info.plist', plistOf(version));
  writeIn(application, 'Contents/PkgInfo', 'APPL????');
  mkdirSync(join(application, 'Contents/Resources'));
  writeFileSync(join(application, 'Contents/Resources/octavo.icns'), await macIcon(picture));

  return application;
}

/** Without document types: macOS hands files over by Apple events, which a script cannot receive. */
function plistOf(version: string): string {
  const entries = {
    CFBundleName: 'Octavo',
    CFBundleDisplayName: 'Octavo',
    CFBundleIdentifier: 'org.octavo.desktop',
    CFBundleExecutable: 'octavo',
    CFBundleIconFile: 'octavo',
    CFBundlePackageType: 'APPL',
    CFBundleVersion: version,
    CFBundleShortVersionString: version,
    LSMinimumSystemVersion: '13.5',
  };
  const lines = Object.entries(entries).map(
    ([key, value]) => `  <key>${key}</key>\n  <string>${value}</string>`,
  );

  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${lines.join('\n')}
</dict>
</plist>
`;
}
