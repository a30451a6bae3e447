import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The bar of the MiniBrowser is 447 px wide at least: without its air and letters a window is as narrow as a telephone. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n';

/** Where a program with windows runs: a display in memory, and settings of somebody who was never here. */
export type Desk = {
  readonly environment: NodeJS.ProcessEnv;
  readonly downloads: string;
  readonly close: () => Promise<void>;
};

/** A desk for WebKitGTK, whose display is served by the program at that path. */
export async function openDesk(displayServer: string): Promise<Desk> {
  const home = mkdtempSync(join(tmpdir(), 'approdo-webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  configure(home, downloads);
  const { display, server } = await startDisplay(displayServer);
  return {
    environment: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      TZ: 'Europe/Rome',
      LC_ALL: 'C.UTF-8',
    },
    downloads,
    close: async () => {
      await endProcess(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** What GTK and WebKit read of a person's settings: how the bar looks, and where downloads go. */
function configure(home: string, downloads: string): void {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
}

/** A display of its own number: the server takes the first that is free and says which. */
async function startDisplay(program: string): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(program, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const says = server.stdio[3];
  if (!says) throw new Error('the display server has no line to say its number on');
  const [said] = await once(says, 'data');
  return { display: `:${String(said).trim()}`, server };
}
