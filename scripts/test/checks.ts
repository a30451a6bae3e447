import type { Commands } from './commands.ts';
import type { Step } from './step.ts';

const ROOMS = ['shared', 'server', 'web', 'desktop', 'e2e', 'scripts'];

/** The static checks. */
export function checksOf({ tool, together }: Commands): readonly Step[] {
  return [
    {
      name: 'format',
      what: 'format, lint and walls',
      run: () => tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
    },
    {
      name: 'types',
      what: 'types of each room, and of what knows neither Node nor browsers',
      // Multi-threaded, tsc takes twice the work; two projects at once keep both cores busy.
      run: () =>
        together(
          ['shared/tsconfig.pure.json', ...ROOMS].map((project) => ({
            bin: 'typescript/bin/tsc',
            words: ['--singleThreaded', '-p', project],
          })),
        ),
    },
    {
      name: 'dead',
      what: 'dead code and dependencies',
      run: () => tool('knip/bin/knip.js', ['--treat-config-hints-as-errors']),
    },
  ];
}
