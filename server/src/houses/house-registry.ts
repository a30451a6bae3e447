import type { House } from './house.ts';

/** Which houses there are, whoever serves them. */
export type HouseRegistry = {
  readonly list: () => Promise<HouseList>;
  /** Throws a HouseError where its name or host is another's. */
  readonly add: (house: House) => Promise<void>;
  /** No longer served once the promise resolves, which says where its data are; throws a HouseError where it is unknown. */
  readonly remove: (name: string) => Promise<string>;
};

export type HouseList = {
  readonly houses: readonly House[];
  /** What keeps others from being read, a line each. */
  readonly faults: readonly string[];
};
