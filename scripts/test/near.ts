import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Commands } from './commands.ts';
import { findNearUnits } from './near-units.ts';
import type { Step } from './step.ts';
import { findNearStories } from './stories-of-folders.ts';

/** As many as fit into two minutes. */
const MAX_UNITS = 60;
const MAX_STORIES = 3;

/** Stories that run in the desktop app's window; all others run on a phone. */
const IN_THE_APP = /\/(?:desktop|live-a-stay)/;

type Checkout = { readonly root: string; readonly chromium: () => string };

/** The steps of `npm run test:near`; `left` names the tests that did not fit. */
export function near(
  { node, units, stories }: Commands,
  { root, chromium }: Checkout,
): { readonly steps: readonly Step[]; readonly left: readonly string[] } {
  const changed = listChanged(root);
  const nearUnits = findNearUnits(root, changed);
  const nearStories = findNearStories(changed)
    .map((story) => `e2e/stories/${story}.e2e.ts`)
    .filter((file) => existsSync(join(root, file)));
  const chosenUnits = nearUnits.slice(0, MAX_UNITS);
  const chosenStories = nearStories.slice(0, MAX_STORIES);
  const storyStep = (project: string, isChosen: (name: string) => boolean): readonly Step[] => {
    const chosen = chosenStories.filter((file) => isChosen(file.slice('e2e/stories/'.length)));
    if (chosen.length === 0) return [];
    const words = [`--project=${project}`, ...chosen];
    const run = () => stories('e2e/playwright.config.ts', { words, variables: { PLAYWRIGHT_CHROMIUM: chromium() } });
    return [{ name: project, what: chosen.join(', '), run }];
  };
  const chosen = [
    ...storyStep('phone', (name) => !IN_THE_APP.test(name)),
    ...storyStep('renderer', (name) => IN_THE_APP.test(name)),
  ];
  return {
    steps: [
      ...(chosenUnits.length > 0
        ? [{ name: 'units', what: `${chosenUnits.length} files`, run: () => units(chosenUnits) }]
        : []),
      ...(chosen.length > 0
        ? [{ name: 'build', what: 'what is older than its sources', run: () => node(['scripts/build.ts', '--stale']) }]
        : []),
      ...chosen,
    ],
    left: [...nearUnits.slice(MAX_UNITS), ...nearStories.slice(MAX_STORIES)],
  };
}

/** Files that differ from the last commit, new ones included, by path from the root. */
function listChanged(root: string): readonly string[] {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [...git('diff', '--name-only', '-z', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
}
