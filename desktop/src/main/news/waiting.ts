import type { WantedScreen } from '../../ipc.ts';

/** Something that waits for the owner's word. */
export type Waiting = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly screen: WantedScreen;
};
