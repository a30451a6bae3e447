import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findText, replaceText } from '@approdo/shared/node/durable-file';
import type { ElectronSurface } from '../electron-surface.ts';

/** The word of the command line by which the system starts the app: without a window, where it stays among the small signs. */
export const AT_LOGIN = '--all-avvio';

/** Whether the app starts with the computer. */
export type OpenAtLogin = {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => Promise<void>;
};

type Options = {
  readonly app: ElectronSurface['app'];
  readonly platform: NodeJS.Platform;
  /** What the system is to start. */
  readonly program: string;
};

/** On Linux Electron knows of no such thing: a file in `autostart` says it (Desktop Application Autostart Specification). */
export async function openOpenAtLogin({ app, platform, program }: Options): Promise<OpenAtLogin> {
  if (platform !== 'linux') {
    const args = [AT_LOGIN];
    return {
      isOn: () => app.getLoginItemSettings({ args }).openAtLogin,
      set: async (openAtLogin) => app.setLoginItemSettings({ openAtLogin, args }),
    };
  }
  const file = join(app.getPath('appData'), 'autostart', 'approdo.desktop');
  let isOn = (await findText(file)) !== undefined;
  return {
    isOn: () => isOn,
    set: async (next) => {
      if (next) {
        await mkdir(dirname(file), { recursive: true });
        await replaceText(file, entryFor(program));
      } else await rm(file, { force: true });
      isOn = next;
    },
  };
}

function entryFor(program: string): string {
  const lines = ['[Desktop Entry]', 'Type=Application', 'Name=Approdo', `Exec=${quote(program)} ${AT_LOGIN}`];
  return `${lines.join('\n')}\n`;
}

/** As the Desktop Entry Specification wants a word of `Exec`: quoted, and then escaped as a string of the file. */
function quote(word: string): string {
  const quoted = word.replace(/["`$\\]/g, '\\$&').replaceAll('%', '%%');
  return `"${quoted.replaceAll('\\', '\\\\')}"`;
}
