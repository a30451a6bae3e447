import { createRandom } from './mutations/random.ts';

/** What the chances of a run follow from: APPRODO_SEED, else another each time. */
export const seed = Number(process.env.APPRODO_SEED ?? Date.now() % 2 ** 31);
process.stdout.write(`by chance, as APPRODO_SEED=${seed}\n`);

export const chance = createRandom(seed);

/** A moment before so many milliseconds have gone by, to kill something at. */
export const momentWithin = (milliseconds: number): number => chance.below(Math.ceil(milliseconds * 1000)) / 1000;
