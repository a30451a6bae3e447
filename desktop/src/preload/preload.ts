import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { channelOf } from '../channel.ts';
import type { CallName, EventName } from '../ipc.ts';
import { CALL_NAMES, EVENT_NAMES } from '../ipc-names.ts';

/**
 * Everything the page can do with main: one function per row of the table, and no way to name a channel itself.
 * The page sees it as `Bridge`.
 */
contextBridge.exposeInMainWorld(
  'approdo',
  Object.fromEntries([
    ...CALL_NAMES.map((name) => [name, call(name)]),
    ...EVENT_NAMES.map((name) => [subscriberName(name), subscribe(name)]),
  ]),
);

function call(name: CallName) {
  return (...args: unknown[]): Promise<unknown> => ipcRenderer.invoke(channelOf(name), ...args);
}

function subscriberName(name: EventName): string {
  return `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Passes the page only the payload: the event would expose all of `ipcRenderer`. */
function subscribe(name: EventName) {
  return (listener: (news: unknown) => void) => {
    const onEvent = (_event: IpcRendererEvent, news: unknown) => listener(news);
    ipcRenderer.on(channelOf(name), onEvent);
    return () => {
      ipcRenderer.off(channelOf(name), onEvent);
    };
  };
}
