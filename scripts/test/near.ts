import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Commands } from './commands.ts';
import { findNearUnits } from './near-units.ts';
import type { Step } from './step.ts';
import { findNearStories } from './stories-of-folders.ts';

/** As many as fit into two minutes. */
const MOST_UNITS = 60;
const MOST_STORIES = 3;

/** Stories that run in the desktop app's window; all others run on a phone. */
const IN_THE_APP = /\/(?:desktop|live-a-stay)/;

type Made = { readonly root: string; readonly chromium: () => string };

/** The steps of `npm run test:near`; `left` names the tests that did not fit. */
export function near(
  { node, units, stories }: Commands,
  { root, chromium }: Made,
): { readonly steps: readonly Step[]; readonly left: readonly string[] } {
  const changed = listChanged(root);
  const nearUnits = findNearUnits(root, changed);
  const nearStories = findNearStories(changed)
    .map((story) => `e2e/stories/${story}.e2e.ts`)
    .filter((file) => existsSync(join(root, file)));
  const toldUnits = nearUnits.slice(0, MOST_UNITS);
  const toldStories = nearStories.slice(0, MOST_STORIES);
  const tell = (project: string, isTold: (name: string) => boolean): readonly Step[] => {
    const told = toldStories.filter((file) => isTold(file.slice('e2e/stories/'.length)));
    if (told.length === 0) return [];
    const words = [`--project=${project}`, ...told];
    const run = () => stories('e2e/playwright.config.ts', { words, variables: { PLAYWRIGHT_CHROMIUM: chromium() } });
    return [{ name: project, what: told.join(', '), run }];
  };
  const told = [
    ...tell('phone', (name) => !IN_THE_APP.test(name)),
    ...tell('renderer', (name) => IN_THE_APP.test(name)),
  ];
  return {
    steps: [
      ...(toldUnits.length > 0
        ? [{ name: 'units', what: `${toldUnits.length} files`, run: () => units(toldUnits) }]
        : []),
      ...(told.length > 0
        ? [{ name: 'build', what: 'what is older than its sources', run: () => node(['scripts/build.ts', '--stale']) }]
        : []),
      ...told,
    ],
    left: [...nearUnits.slice(MOST_UNITS), ...nearStories.slice(MOST_STORIES)],
  };
}

/** Files that differ from the last commit, new ones included, by path from the root. */
function listChanged(root: string): readonly string[] {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [...git('diff', '--name-only', '-z', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
}
