/**
 * Children of elements in the only order that Office accepts, by parent element; `*` marks those that may
 * repeat.
 */
export type ElementOrders = Readonly<Record<string, string>>;

/**
 * Fault in the order or number of an element's children; null when there is none, or when the element is
 * unknown.
 */
export function orderFault(
  orders: ElementOrders,
  element: string,
  children: readonly string[],
): string | null {
  const order = orders[element];

  if (order === undefined) {
    return null;
  }

  const names = order.split(' ');
  let at = -1;

  for (const child of children) {
    const place = names.findIndex((name) => name.replace('*', '') === child);

    if (place === -1) {
      return `${child} in ${element}`;
    }

    if (place < at || (place === at && !names[place]?.endsWith('*'))) {
      return `${child} after ${names[at]} in ${element}`;
    }

    at = place;
  }

  return null;
}
