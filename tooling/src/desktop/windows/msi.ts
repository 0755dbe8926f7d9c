import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { filesByFolder } from '../folder-files.ts';

/** Names all versions of the application for the Windows Installer; never changes. */
const upgradeCode = '6F0C2C0B-8E0B-4D3B-9B9E-6C7B6E1F4A52';

/** Writes the package for administrators who hand programs out, installed per user like the installer. */
export function writeMsi(folder: string, version: string, path: string): string {
  const source = resolve(`${folder}.wxs`);
  writeFileSync(source, sourceOf(filesByFolder(folder), version));
  // Sources are named relative to the folder: wixl takes no others.
  execFileSync('wixl', ['--arch', 'x64', '--output', resolve(path), source], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  rmSync(source);

  return path;
}

function sourceOf(folders: Folders, version: string): string {
  const components = [...folders].filter(([, names]) => names.length > 0).map(([name]) => idOf('C', name));

  return `<?xml version="1.0" encoding="utf-8"?>
<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
  <Product Id="*" Name="Octavo" Language="1033" Version="${version}" Manufacturer="Octavo" UpgradeCode="${upgradeCode}">
    <Package InstallerVersion="500" Compressed="yes" InstallScope="perUser" />
    <MajorUpgrade DowngradeErrorMessage="A newer version of Octavo is installed." />
    <Media Id="1" Cabinet="octavo.cab" EmbedCab="yes" />
    <Icon Id="octavo.ico" SourceFile="octavo.ico" />
    <Property Id="ARPPRODUCTICON" Value="octavo.ico" />
    <Directory Id="TARGETDIR" Name="SourceDir">
      <Directory Id="ProgramMenuFolder" />
      <Directory Id="LocalAppDataFolder">
        <Directory Id="ProgramsFolder" Name="Programs">
${folderXml('', folders)}
        </Directory>
      </Directory>
    </Directory>
    <Feature Id="Octavo" Level="1">
      <ComponentRef Id="Associations" />
${components.map((id) => `      <ComponentRef Id="${id}" />`).join('\n')}
    </Feature>
  </Product>
</Wix>
`;
}

type Folders = ReturnType<typeof filesByFolder>;

/** A folder with one component for its files, and the folders in it. */
function folderXml(path: string, folders: Folders): string {
  const name = path === '' ? 'Octavo' : basename(path);
  const id = path === '' ? 'INSTALLDIR' : idOf('D', path);
  const isChild = (other: string) =>
    other !== '' && (other.includes('/') ? other.slice(0, other.lastIndexOf('/')) : '') === path;
  const children = [...folders.keys()].filter(isChild).map((child) => folderXml(child, folders));
  const parts = [path === '' ? associations : '', componentXml(path, folders.get(path) ?? []), ...children];

  return `<Directory Id="${id}" Name="${xml(name)}">\n${parts.filter((part) => part !== '').join('\n')}\n</Directory>`;
}

function componentXml(path: string, names: readonly string[]): string {
  if (names.length === 0) {
    return '';
  }

  const files = names.map((name, index) => {
    const file = join(path, name);
    const key = index === 0 ? ' KeyPath="yes"' : '';

    return `<File Id="${idOf('F', file)}" Name="${xml(name)}" Source="${xml(file)}"${key} />`;
  });

  return `<Component Id="${idOf('C', path)}" Guid="${guidOf(path)}" Win64="yes">\n${files.join('\n')}\n</Component>`;
}

const command = '&quot;[INSTALLDIR]Octavo.exe&quot; &quot;%1&quot;';
const classes = 'Software\\Classes';

/** Key, name (none for the default) and value of each entry, as those of the installer. */
const entries: readonly (readonly [string, string | null, string])[] = [
  [`${classes}\\Octavo.pdf`, null, 'PDF document'],
  [`${classes}\\Octavo.pdf\\DefaultIcon`, null, '[INSTALLDIR]Octavo.exe,0'],
  [`${classes}\\Octavo.pdf\\shell\\open\\command`, null, command],
  [`${classes}\\.pdf\\OpenWithProgids`, 'Octavo.pdf', ''],
  [`${classes}\\Applications\\Octavo.exe`, 'FriendlyAppName', 'Octavo'],
  [`${classes}\\Applications\\Octavo.exe\\SupportedTypes`, '.pdf', ''],
  [`${classes}\\Applications\\Octavo.exe\\shell\\open\\command`, null, command],
  [`${classes}\\SystemFileAssociations\\.pdf\\shell\\Octavo`, null, 'Open with Octavo'],
  [`${classes}\\SystemFileAssociations\\.pdf\\shell\\Octavo`, 'Icon', '[INSTALLDIR]Octavo.exe,0'],
  [`${classes}\\SystemFileAssociations\\.pdf\\shell\\Octavo\\command`, null, command],
  ['Software\\Octavo\\Capabilities', 'ApplicationName', 'Octavo'],
  ['Software\\Octavo\\Capabilities', 'ApplicationDescription', 'PDF tools on this computer'],
  ['Software\\Octavo\\Capabilities\\FileAssociations', '.pdf', 'Octavo.pdf'],
  ['Software\\RegisteredApplications', 'Octavo', 'Software\\Octavo\\Capabilities'],
];

const associations = `<Component Id="Associations" Guid="${guidOf('associations of .pdf')}" Win64="yes">
<Shortcut Id="Menu" Directory="ProgramMenuFolder" Name="Octavo" Target="[INSTALLDIR]Octavo.exe" WorkingDirectory="INSTALLDIR" Icon="octavo.ico" />
${entries.map(entryXml).join('\n')}
</Component>`;

function entryXml([key, name, value]: readonly [string, string | null, string], index: number): string {
  const named = name === null ? '' : ` Name="${name}"`;
  const isKey = index === 0 ? ' KeyPath="yes"' : '';

  return `<RegistryValue Root="HKCU" Key="${key}"${named} Type="string" Value="${value}"${isKey} />`;
}

/** Identifiers of the Windows Installer have at most 72 letters, digits, dots and underscores. */
function idOf(kind: 'C' | 'D' | 'F', path: string): string {
  return `${kind}${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
}

/** The same for every build: the Windows Installer counts references to components by it. */
function guidOf(path: string): string {
  const digest = createHash('sha256').update(`${upgradeCode}/${path}`).digest('hex').toUpperCase();

  return [0, 8, 12, 16, 20].map((at, index) => digest.slice(at, [8, 12, 16, 20, 32][index])).join('-');
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
