import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findText, replaceText } from '@approdo/shared/node/durable-file';
import type { ElectronSurface } from '../electron-surface.ts';

/** The command-line argument with which the system starts the app: without a window, if it stays in the tray. */
export const AT_LOGIN = '--all-avvio';

/** Whether the app starts at login. */
export type OpenAtLogin = {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => Promise<void>;
};

type Options = {
  readonly app: ElectronSurface['app'];
  readonly platform: NodeJS.Platform;
  /** The program to start. */
  readonly program: string;
};

/** Electron cannot do this on Linux: a file in `autostart` does (Desktop Application Autostart Specification). */
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

/** As the Desktop Entry Specification requires for an argument of `Exec`: quoted, then escaped as a string. */
function quote(word: string): string {
  const quoted = word.replace(/["`$\\]/g, '\\$&').replaceAll('%', '%%');
  return `"${quoted.replaceAll('\\', '\\\\')}"`;
}
