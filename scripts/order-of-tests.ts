import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /@vitest-environment (\S+)/;

type TestFile = { readonly project: { readonly name: string }; readonly moduleId: string };

/**
 * Shuffles test files by the seed, but groups those that one worker can run in sequence: by project and environment. If
 * environments alternate, the worker is replaced at each switch, which loads DOM, React and server again and costs more
 * than the tests.
 */
export function orderTests<File extends TestFile>(files: readonly File[], seed: number): File[] {
  const places = files.map((file) => ({ file, place: placeOf(file, seed) }));
  return places.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ file }) => file);
}

function placeOf({ project, moduleId }: TestFile, seed: number): string {
  const [, environment = 'node'] = ENVIRONMENT.exec(readFileSync(moduleId, 'utf8').slice(0, 200)) ?? [];
  const chance = createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
  return [project.name, environment, chance].join(' ');
}

/** The order as a class, as vitest requires. */
export class OrderOfTests extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return orderTests(files, this.ctx.config.sequence.seed);
  }
}
