import type { PushSubscriptionGiven } from '@approdo/shared/contract/accounts/push';
import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import type { PushKind } from '@approdo/shared/domain/accounts/push-kind';

/** What a browser can do for an owner on the road. */
export type PhoneShell = {
  readonly install: Installing;
  readonly notices: Notices;
  readonly day: DayKeeping;
};

/** Whether it stands among the programs of this device, and how it gets there: by a press, by hand, or not at all. */
export type InstallState = 'INSTALLED' | 'BY_PRESS' | 'BY_HAND' | 'NEVER';

export type Installing = {
  readonly readState: () => InstallState;
  /** Calls the listener when the state is another; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the person, on her press. */
  readonly ask: () => Promise<void>;
};

/** Why no notice can arrive here: what carries them wants https, the browser knows none, the person has refused them. */
export type NoticeFault = 'INSECURE' | 'UNSUPPORTED' | 'DENIED';

/** The device that this browser is to the server, as its account set it. */
export type OwnDevice = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly kinds: readonly PushKind[];
};

export type Notices = {
  readonly findFault: () => NoticeFault | undefined;
  /** Undefined where the switch is off, or another account's. */
  readonly readDevice: (userId: string) => OwnDevice | undefined;
  /** Whether the server is to be told of it anew: by the session that is open, of a browser that listens no more; nobody is asked for that. */
  readonly isToBeToldAnew: () => Promise<boolean>;
  /** Asks for the permission where nobody has; undefined where it is not given. */
  readonly listen: (publicKey: string) => Promise<PushSubscriptionGiven | undefined>;
  readonly keepDevice: (device: OwnDevice) => void;
  readonly forget: () => Promise<void>;
  /** What its notices are called in the list, until somebody says otherwise. */
  readonly nameOfBrowser: () => string;
  /** The number on its picture; 0 is none. */
  readonly showCount: (count: number) => void;
};

/** The house, as it is kept with arrivals and departures. */
export type HouseFacts = {
  readonly name: string;
  readonly address: string | null;
  readonly checkInFrom: string | null;
  readonly checkOutBy: string | null;
};

export type DayKeeping = {
  /** There where this browser can keep anything. */
  readonly canKeep: boolean;
  readonly isOn: (userId: string) => boolean;
  /** Off, nothing of it is left. */
  readonly turn: (userId: string, isOn: boolean) => Promise<void>;
  readonly keep: (userId: string, next: OwnersDay['next'], house: HouseFacts) => Promise<void>;
};
