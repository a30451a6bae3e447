import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The MiniBrowser's bar is at least 447 px wide: only without padding and text is a window as narrow as a phone. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n';

/** The environment of a program with windows: an in-memory display, and a fresh user's settings. */
export type DisplaySession = {
  readonly environment: NodeJS.ProcessEnv;
  readonly downloads: string;
  readonly close: () => Promise<void>;
};

/** Starts a display session for WebKitGTK, served by the program at that path. */
export async function openDisplaySession(displayServer: string): Promise<DisplaySession> {
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

/** The user settings of GTK and WebKit: the look of the bar, and where downloads go. */
function configure(home: string, downloads: string): void {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
}

/** Starts a display with a number of its own: the server takes the first free one and prints it. */
async function startDisplay(program: string): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(program, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numberPipe = server.stdio[3];
  if (!numberPipe) throw new Error('the display server has no line to say its number on');
  const [written] = await once(numberPipe, 'data');
  return { display: `:${String(written).trim()}`, server };
}
