/** The day in which tasks are counted, the same for the whole world: midnight to midnight, UTC. */
export function freeDay(now: Date): { readonly from: Date; readonly until: Date } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];

  return { from: new Date(Date.UTC(year, month, day)), until: new Date(Date.UTC(year, month, day + 1)) };
}
