import { checksOf } from './checks.ts';
import type { Commands } from './commands.ts';
import { foldersOfSlices } from './slices-on-postgres.ts';
import type { Step } from './step.ts';

type Checkout = { readonly root: string; readonly chromium: () => string };

/** The steps of `npm test`, the cheapest first. */
export function gate(commands: Commands, { root, chromium }: Checkout): readonly Step[] {
  const { node, units, stories } = commands;
  return [
    ...checksOf(commands),
    { name: 'build', what: 'what is older than its sources', run: () => node(['scripts/build.ts', '--stale']) },
    { name: 'units', what: 'every unit, on SQLite', run: () => units([]) },
    {
      name: 'postgres',
      what: 'slices that may differ by engine, on PostgreSQL',
      run: () => units(foldersOfSlices(root), { TEST_ENGINE: 'postgres' }),
    },
    {
      name: 'stories',
      what: 'each journey once, and the dearest promises of reliability in one round',
      run: () =>
        stories('e2e/gate.config.ts', {
          variables: { PLAYWRIGHT_CHROMIUM: chromium(), APPRODO_RELIABILITY: 'once', APPRODO_SEED: '1' },
        }),
    },
  ];
}
