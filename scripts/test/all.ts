import { checksOf } from './checks.ts';
import type { Commands } from './commands.ts';
import { listTestsOverData } from './slices-on-postgres.ts';
import type { Step } from './step.ts';

type Checkout = { readonly root: string; readonly chromium: () => string };

/** Projects of e2e/playwright.config.ts with user stories; `machine` has the reliability tests. */
const STORIES = ['phone', 'tablet', 'desk', 'renderer'];

/** The names of the parts of `npm run test:all`. */
export const PARTS = [
  'format',
  'types',
  'dead',
  'build',
  'units',
  'outside',
  'postgres',
  'stories',
  'reliability',
  'scale',
  'browsers',
] as const;

/** The steps of `npm run test:all`, each of which can be selected by name. */
export function everything(commands: Commands, { root, chromium }: Checkout): readonly Step[] {
  const { node, units, stories } = commands;
  const runStories = (projects: readonly string[], form: 'short' | 'long') =>
    stories('e2e/playwright.config.ts', {
      words: projects.map((project) => `--project=${project}`),
      variables: { PLAYWRIGHT_CHROMIUM: chromium(), APPRODO_RELIABILITY: form },
    });
  const own: readonly Step[] = [
    { name: 'build', what: 'what is older than its sources', run: () => node(['scripts/build.ts', '--stale']) },
    { name: 'units', what: 'every unit, on SQLite', run: () => units([]) },
    {
      name: 'outside',
      what: 'units over OpenStack Swift, LibreOffice and what the guides install',
      run: () => units(['--config', 'vitest.outside.config.ts']),
    },
    {
      name: 'postgres',
      what: 'every slice on PostgreSQL',
      run: () => units(listTestsOverData(root), { TEST_ENGINE: 'postgres' }),
    },
    { name: 'stories', what: 'all stories, at each width and in each shell', run: () => runStories(STORIES, 'short') },
    {
      name: 'reliability',
      what: 'what the machine bears, in all rounds; proxies, releases and upgrades with it',
      run: () => runStories(['machine'], 'long'),
    },
    {
      name: 'scale',
      what: 'several processes over PostgreSQL and a bucket that fail',
      run: () => stories('e2e/scale/playwright.config.ts', { variables: { PLAYWRIGHT_CHROMIUM: chromium() } }),
    },
    {
      name: 'browsers',
      what: 'the guest’s way and the owner’s first hour in Firefox and WebKit',
      run: () => stories('e2e/browsers/playwright.config.ts'),
    },
  ];
  return [...checksOf(commands), ...own];
}
