import { findStorage } from '../browser/find-storage.ts';
import { isRecord, isText, parseJson } from '../storage/read-stored.ts';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The tab's own name, which can carry data from page to page if storage is blocked. The site's opener policy keeps
 * other sites from setting or reading it, and it ends with the tab.
 */
const tabStorage: TextStorage = {
  getItem: (key) => readName()[key] ?? null,
  setItem: (key, text) => writeName({ ...readName(), [key]: text }),
  removeItem: (key) => writeName(Object.fromEntries(Object.entries(readName()).filter(([name]) => name !== key))),
};

let found: { readonly storage: Storage | undefined; readonly usable: TextStorage } | undefined;

/** Where a session is stored: in the browser's storage, or in this tab alone if that is not writable. */
export function findSessionStore(): TextStorage {
  const storage = findStorage('localStorage');
  if (!found || found.storage !== storage)
    found = { storage, usable: storage && isWritable(storage) ? storage : tabStorage };
  return found.usable;
}

function isWritable(storage: Storage): boolean {
  try {
    storage.setItem('try', '');
    storage.removeItem('try');
    return true;
  } catch {
    return false;
  }
}

function readName(): Readonly<Record<string, string>> {
  const stored = parseJson(window.name);
  return isTexts(stored) ? stored : {};
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every(isText);
}

function writeName(entries: Readonly<Record<string, string>>): void {
  window.name = Object.keys(entries).length === 0 ? '' : JSON.stringify(entries);
}
