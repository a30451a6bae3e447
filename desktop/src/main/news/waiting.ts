import type { WantedScreen } from '../../ipc.ts';

/** Something that waits for the owner. */
export type Waiting = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly screen: WantedScreen;
};
