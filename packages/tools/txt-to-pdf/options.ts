import * as z from 'zod';

export const encodings = [
  'auto',
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'koi8-r',
  'ibm850',
  'ibm866',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export const options = z.object({
  encoding: z.enum(encodings).default('auto'),
  font: z.enum(['monospace', 'proportional']).default('monospace'),
  /** Font size in points. */
  fontSize: z.number().min(6).max(36).default(10),
  pageSize: z.enum(['a3', 'a4', 'a5', 'letter', 'legal']).default('a4'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  /** Margin on each side in millimetres. */
  margin: z.number().min(0).max(50).default(20),
});
