// What this browser keeps in databases of its own: each has one store.

/** Milliseconds after which a browser that doesn't answer is taken for one that keeps nothing: some never do. */
const WITHIN = 2000;

/** Do something with the store of a database, which is made where there is none, and give what `act` asks for. Rejects
 * where that fails.
 * @template T @param {string} name @param {string} store @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>} */
export function inStore(name, store, mode, act) {
  const doing = new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { autoIncrement: true });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      opening.result.close();
    };
  });
  return Promise.race([doing, new Promise((_, reject) => setTimeout(reject, WITHIN))]);
}
