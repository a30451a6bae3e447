import { createRandom } from './mutations/random.ts';

/** The seed of a run's random choices: APPRODO_SEED, else another each time. */
export const seed = Number(process.env.APPRODO_SEED ?? Date.now() % 2 ** 31);
process.stdout.write(`by chance, as APPRODO_SEED=${seed}\n`);

export const chance = createRandom(seed);

/** A random moment within so many milliseconds, for a kill. */
export const momentWithin = (milliseconds: number): number => chance.below(Math.ceil(milliseconds * 1000)) / 1000;
