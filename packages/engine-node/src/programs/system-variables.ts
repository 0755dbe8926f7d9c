/** Variables without which programs of Windows do not start, or do not find their own parts. */
const ofWindows = [
  'SystemRoot',
  'SystemDrive',
  'windir',
  'ComSpec',
  'PATHEXT',
  'ProgramFiles',
  'ProgramData',
];

/** The few environment variables that every program gets, with a folder as its home and for its temporary files. */
export function systemVariables(folder: string): Record<string, string> {
  const kept = process.platform === 'win32' ? ofWindows : [];
  const given = kept.flatMap((name) => {
    const value = process.env[name];

    return value === undefined ? [] : [[name, value] as const];
  });
  const homes = kept.length === 0 ? [] : ['TEMP', 'TMP', 'USERPROFILE', 'APPDATA'];

  return {
    ...Object.fromEntries([...given, ...homes.map((name) => [name, folder] as const)]),
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    HOME: folder,
    TMPDIR: folder,
    LC_ALL: 'C.UTF-8',
  };
}
