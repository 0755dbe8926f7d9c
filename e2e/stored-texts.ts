import type { Page } from '@playwright/test';

/** Everything that a page has stored in the browser, as text: cookies, storage, databases and their bytes. */
export async function storedTexts(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const texts: string[] = [];
    const add = (value: unknown): void => {
      if (value instanceof ArrayBuffer) {
        texts.push(new TextDecoder('latin1').decode(value));
      } else if (ArrayBuffer.isView(value)) {
        texts.push(new TextDecoder('latin1').decode(value));
      } else if (typeof value === 'object' && value !== null) {
        Object.values(value).forEach(add);
      } else {
        texts.push(String(value));
      }
    };

    for (const storage of [localStorage, sessionStorage]) {
      add({ ...storage });
    }

    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });

    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));

      for (const store of database.objectStoreNames) {
        add(await resultOf(database.transaction(store).objectStore(store).getAll()));
      }

      database.close();
    }

    return texts;
  });

  return [JSON.stringify(cookies), ...stored];
}
