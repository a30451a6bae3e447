import type { Database } from './database.ts';

/** Keeps the data of tenants; which kind it is, is decided once, where the process starts. */
export type Engine = {
  /** Opens a tenant's data, brought up to this program's schema. Throws DatabaseTooNewError where it is newer. */
  readonly open: (place: DataPlace) => Promise<TenantData>;
  /** Which tenants there are, where processes agree on it. Absent where folders say it. */
  readonly tenants?: TenantTable;
  /** Once every tenant is closed. */
  readonly close: () => Promise<void>;
};

/** One of many tenants, as the processes that share its data know it. */
export type TenantRow = {
  readonly name: string;
  /** What its site is asked by, so that it can be compared. */
  readonly host: string;
  readonly url: string;
  readonly owner: string;
  readonly sender: string | null;
};

/** The tenants that the processes of a database serve. */
export type TenantTable = {
  /** By their names. Undefined where the table was never made: one tenant alone has the database, or none has yet. */
  readonly list: () => Promise<readonly TenantRow[] | undefined>;
  /** All or none of them; makes the table where it is missing. A name or a host that is there is a unique violation. */
  readonly add: (tenants: readonly TenantRow[]) => Promise<void>;
  /** Says whether it was there. Its data stay. */
  readonly remove: (name: string) => Promise<boolean>;
  /** Where data of a tenant of that name are, served or not; undefined where there are none. */
  readonly findData: (name: string) => Promise<string | undefined>;
  /** Calls, until the answer is called, whenever they may be others. */
  readonly listen: (changed: () => void) => () => void;
};

/** `name` tells tenants apart. `file`, and `backups` for a copy before a migration, are for an engine that keeps files. */
export type DataPlace = { readonly name: string; readonly file: string; readonly backups: string };

/** The data of one tenant, and what several processes that serve it agree on. */
export type TenantData = {
  readonly database: Database;
  readonly notifications: ChangeNotifications;
  readonly leaderLease: LeaderLease;
  /** Writes everything as it is at one moment into a new SQLite file; answers with its schema version. */
  readonly copyOut: (file: string) => Promise<number>;
  /**
   * Puts what a SQLite file of this program's schema holds in the place of all there is, as one whole: readers see the
   * one or the other. `whileLocked` runs before, when nobody can write any more. Absent where a generation is switched.
   */
  readonly copyIn?: (file: string, whileLocked: () => Promise<void>) => Promise<void>;
  /** What is remembered of the tenant, but is in no archive and outlives restores. Absent where files keep it. */
  readonly kept?: (name: string) => KeptRow;
  /** Holds something for this process alone until `release` or its end; undefined while another has it. Absent where files are locked. */
  readonly lock?: (name: string) => Promise<HeldLock | undefined>;
  /** Ends what was begun with it; nobody may be reading or writing any more. */
  readonly close: () => Promise<void>;
};

/** Tells what other processes have changed. Where there is one process, it never rings. */
export type ChangeNotifications = {
  /** Until the function that it answers with is called. */
  readonly subscribe: (subscriber: ChangeSubscriber) => () => void;
  /** Says something short to every process that serves the tenant, this one too: 1,000 characters at most. */
  readonly publish: (word: string) => Promise<void>;
};

export type ChangeSubscriber = {
  /** Something that pages show has changed. */
  readonly site: () => void;
  /** A message, or a notice, waits to be sent. */
  readonly mail: () => void;
  /** From here on changes may be missed, until `found`; what was missed is not told again. */
  readonly lost: () => void;
  readonly found: () => void;
  readonly word?: (text: string) => void;
};

/**
 * What works on its own in a tenant (mail, expiry, channels, unattended backups, missing renditions, daily turns) works in
 * the one process that holds its leader lease. Where there is one process, it holds it always.
 */
export type LeaderLease = {
  /** Begins with `take`, goes on from `drop` to `take`; ends, with `drop` where it was taken, when the answer is called. */
  readonly follow: (work: LeaderWork) => () => Promise<void>;
};

/** One step has come to its end before the next begins. Neither rejects. */
export type LeaderWork = {
  readonly take: () => void | Promise<void>;
  readonly drop: () => void | Promise<void>;
};

/** A few lines of text under a name. */
export type KeptRow = {
  readonly read: () => Promise<string | undefined>;
  /** What it becomes of what it is: none writes over what another, in whichever process, has written meanwhile. */
  readonly change: (next: (present: string | undefined) => string) => Promise<string>;
};

export type HeldLock = { readonly release: () => Promise<void> };
