import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /@vitest-environment (\S+)/;

type TestFile = { readonly project: { readonly name: string }; readonly moduleId: string };

/**
 * By chance, which the seed decides, among files that one worker can run after each other: those of a project with a document,
 * then those without. Where they take turns a worker is ended and another begun at each turn, which loads document, React and
 * server anew, and costs more than the tests.
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

/** As vitest takes it, which wants a class. */
export class OrderOfTests extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return orderTests(files, this.ctx.config.sequence.seed);
  }
}
