import type { z } from 'zod';
import { channelOf } from '../channel.ts';
import { type ArgsOf, CALLS, type CallName, EVENTS, type EventName, type PayloadOf, type ResultOf } from '../ipc.ts';
import { CALL_NAMES } from '../ipc-names.ts';
import { isOwnAddress } from './app-address.ts';
import type { CallEvent, Contents, IpcMain } from './electron-surface.ts';

/** One function per row of the table. */
export type CallHandlers = {
  readonly [Name in CallName]: (...args: ArgsOf<Name>) => Promise<ResultOf<Name>>;
};

/** Binds the table: only the app's own page may call, and arguments and results must match the row's schema. */
export function bindCalls(ipcMain: IpcMain, handlers: CallHandlers): void {
  for (const name of CALL_NAMES) bindCall(ipcMain, name, handlers);
}

type Rows = {
  readonly [Name in CallName]: {
    readonly args: z.ZodType<ArgsOf<Name>>;
    readonly result: z.ZodType<ResultOf<Name>>;
  };
};

const ROWS: Rows = CALLS;

function bindCall<Name extends CallName>(ipcMain: IpcMain, name: Name, handlers: CallHandlers): void {
  const row: Rows[Name] = ROWS[name];
  const answer: CallHandlers[Name] = handlers[name];
  ipcMain.handle(channelOf(name), async (event, ...given) => {
    if (!isOwnPage(event)) throw new Error('Only the page of the app is heard');
    const args = row.args.safeParse(given);
    // The arguments may hold a password, so the error does not quote them.
    if (!args.success) throw new Error(`Not the arguments of ${name}`);
    return row.result.parse(await answer(...args.data));
  });
}

/** Sends an event to a page, in the table's shape. */
export function sendEvent<Name extends EventName>(contents: Contents, name: Name, news: PayloadOf<Name>): void {
  contents.send(channelOf(name), EVENTS[name].parse(news));
}

/** The page itself, not a frame in it, and not after it navigated elsewhere. */
function isOwnPage({ senderFrame }: CallEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnAddress(senderFrame.url);
}
