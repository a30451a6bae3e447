import type { PushSubscriptionInput } from '@approdo/shared/contract/accounts/push';
import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import type { PushKind } from '@approdo/shared/domain/accounts/push-kind';

/** What a browser offers to an owner on the road. */
export type PhoneShell = {
  readonly install: AppInstall;
  readonly notices: Notices;
  readonly day: OfflineDay;
};

/** Whether the app is installed on this device, and how it can be: by a press, by hand, or not at all. */
export type InstallState = 'INSTALLED' | 'BY_PRESS' | 'BY_HAND' | 'NEVER';

export type AppInstall = {
  readonly readState: () => InstallState;
  /** Calls the listener when the state changes; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Displays the browser's install prompt; to be called from a click. */
  readonly promptUser: () => Promise<void>;
};

/** Why push notices cannot arrive here: no https, a browser without push, or permission denied. */
export type NoticeFault = 'INSECURE' | 'UNSUPPORTED' | 'DENIED';

/** This browser as a device registered with the server, with its account's settings. */
export type OwnDevice = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly kinds: readonly PushKind[];
};

export type Notices = {
  readonly findFault: () => NoticeFault | undefined;
  /** Undefined if notices are off here, or were turned on by another account. */
  readonly readDevice: (userId: string) => OwnDevice | undefined;
  /** Whether to register with the server again: a new session, or a lost subscription. Never prompts. */
  readonly mustRegisterAgain: () => Promise<boolean>;
  /** Subscribes to push, asking for permission if needed; undefined if it is denied. */
  readonly listen: (publicKey: string) => Promise<PushSubscriptionInput | undefined>;
  readonly storeDevice: (device: OwnDevice) => void;
  readonly forget: () => Promise<void>;
  /** The default name of this device in the list. */
  readonly nameOfBrowser: () => string;
  /** Sets the number on the app's icon; 0 removes it. */
  readonly showCount: (count: number) => void;
};

/** The property's facts that are saved with arrivals and departures. */
export type PropertyFacts = {
  readonly name: string;
  readonly address: string | null;
  readonly checkInFrom: string | null;
  readonly checkOutBy: string | null;
};

export type OfflineDay = {
  /** Whether this browser can save anything. */
  readonly isSupported: boolean;
  readonly isOn: (userId: string) => boolean;
  /** Turning it off deletes everything saved. */
  readonly setEnabled: (userId: string, isOn: boolean) => Promise<void>;
  readonly save: (userId: string, next: OwnersDay['next'], property: PropertyFacts) => Promise<void>;
};
