import { Failure } from '@octavo/contract/failures';

/**
 * A port of what the application does not have: accounts, mail and money. Every call fails with `not-offered`, except
 * those that are given.
 */
export function refusingPort<Port extends object>(given: Partial<Port> = {}): Port {
  const refuse = async () => {
    throw new Failure('not-offered', 'the desktop application has no accounts');
  };

  // Every other property is the same function, whatever the port declares.
  return new Proxy(given, { get: (target, name) => Reflect.get(target, name) ?? refuse }) as Port;
}
