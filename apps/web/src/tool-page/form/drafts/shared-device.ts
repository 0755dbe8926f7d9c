const storageKey = 'octavo-shared-device';

/** True when the user has said that others use this device, too. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    // The browser stores nothing, so that nothing is kept either.
    return false;
  }
}

export function setSharedDevice(isShared: boolean): void {
  try {
    if (isShared) {
      localStorage.setItem(storageKey, '1');
    } else {
      localStorage.removeItem(storageKey);
    }
  } catch {
    // The browser stores nothing: the choice is valid until the page is closed.
  }
}
