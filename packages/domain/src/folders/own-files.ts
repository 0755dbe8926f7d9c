/** Beginning of the names of results that are not whole yet. */
const partStart = '.octavo-';

const reportStart = 'octavo-report-';

/** Name of a result until it is whole. */
export function partName(token: string): string {
  return `${partStart}${token}.part`;
}

/** Name of the report of a batch, by the local time at which it was started. */
export function reportName(startedAt: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [startedAt.getFullYear(), two(startedAt.getMonth() + 1), two(startedAt.getDate())].join('-');
  const time = [startedAt.getHours(), startedAt.getMinutes(), startedAt.getSeconds()].map(two).join('');

  return `${reportStart}${day}-${time}.csv`;
}

/** True for a file that Octavo has written about its work. */
export function isOwnFile(name: string): boolean {
  return name.startsWith(partStart) || (name.startsWith(reportStart) && name.endsWith('.csv'));
}
