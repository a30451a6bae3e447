import type { Platform } from '@approdo/web/admin';
import type { Bridge } from '../ipc.ts';
import { unwrap } from './unwrap.ts';

type DownloadBridge = Pick<Bridge, 'saveDownload' | 'cancelDownload' | 'onDownloadProgressed'>;

/** Main asks where to and streams the file there, so that none of it passes through the page. */
export function createDesktopDownloads(bridge: DownloadBridge): NonNullable<Platform['downloads']> {
  let lastId = 0;
  return {
    areHeldWhole: false,
    save: async ({ signal, onBytes, ...download }) => {
      lastId += 1;
      const id = lastId;
      const endNews = bridge.onDownloadProgressed((news) => {
        if (news.id === id) onBytes(news.bytes);
      });
      const cancel = () => void bridge.cancelDownload(id).catch(() => undefined);
      signal.addEventListener('abort', cancel, { once: true });
      try {
        const saving = unwrap(await bridge.saveDownload(id, download));
        if (saving === 'cancelled') throw new DOMException('The download was called off', 'AbortError');
      } finally {
        signal.removeEventListener('abort', cancel);
        endNews();
      }
    },
  };
}
