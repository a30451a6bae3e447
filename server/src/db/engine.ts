import type { Database } from './database.ts';

/** Stores the data of tenants; the kind of engine is chosen once, when the process starts. */
export type Engine = {
  /** Opens a tenant's data and migrates it to this program's schema. Throws DatabaseTooNewError if it is newer. */
  readonly open: (place: DataPlace) => Promise<TenantData>;
  /** The list of tenants, if processes share it. Absent if folders define the tenants. */
  readonly tenants?: TenantTable;
  /** Call it after every tenant is closed. */
  readonly close: () => Promise<void>;
};

/** A tenant in the shared table. */
export type TenantRow = {
  readonly name: string;
  /** The host of its site, normalized for comparison. */
  readonly host: string;
  readonly url: string;
  readonly owner: string;
  readonly sender: string | null;
};

/** The tenants served by the processes that share a database. */
export type TenantTable = {
  /** Sorted by name. Undefined if the table was never created: the database has a single tenant, or none yet. */
  readonly list: () => Promise<readonly TenantRow[] | undefined>;
  /** Adds all or none; creates the table if missing. An existing name or host is a unique violation. */
  readonly add: (tenants: readonly TenantRow[]) => Promise<void>;
  /** Returns whether it was there. Its data stay. */
  readonly remove: (name: string) => Promise<boolean>;
  /** Where the data of a tenant of that name are, served or not; undefined if there are none. */
  readonly findData: (name: string) => Promise<string | undefined>;
  /** Calls `changed` whenever the list may have changed; returns a function that unsubscribes. */
  readonly listen: (changed: () => void) => () => void;
};

/** `name` identifies the tenant. `file`, and `backups` for a copy before migrations, are only used by SQLite. */
export type DataPlace = { readonly name: string; readonly file: string; readonly backups: string };

/** The data of one tenant, and what its processes coordinate by. */
export type TenantData = {
  readonly database: Database;
  readonly notifications: ChangeNotifications;
  readonly leaderLease: LeaderLease;
  /** Writes a snapshot of everything into a new SQLite file; returns its schema version. */
  readonly copyOut: (file: string) => Promise<number>;
  /**
   * Atomically replaces all data by the contents of a SQLite file of this program's schema. `whileLocked` runs first,
   * when nobody else can write any more. Absent if restoring switches generations instead.
   */
  readonly copyIn?: (file: string, whileLocked: () => Promise<void>) => Promise<void>;
  /** Opens a value of the tenant that is in no archive and outlives restores. Absent if files store it. */
  readonly openStoredRow?: (name: string) => StoredRow;
  /** Takes a lock until `release` or the end of the process; undefined if it is taken. Absent if files are locked. */
  readonly lock?: (name: string) => Promise<HeldLock | undefined>;
  /** Closes it; nobody may be reading or writing any more. */
  readonly close: () => Promise<void>;
};

/** Notifies of changes by other processes; never of any if there is a single process. */
export type ChangeNotifications = {
  /** Returns a function that unsubscribes. */
  readonly subscribe: (subscriber: ChangeSubscriber) => () => void;
  /** Sends a message of at most 1,000 characters to every process that serves the tenant, including this one. */
  readonly publish: (message: string) => Promise<void>;
};

export type ChangeSubscriber = {
  /** Something that pages show has changed. */
  readonly site: () => void;
  /** A mail, push message or webhook delivery waits to be sent. */
  readonly mail: () => void;
  /** From now until `found`, changes may be missed; they are not repeated. */
  readonly lost: () => void;
  readonly found: () => void;
  readonly message?: (text: string) => void;
};

/**
 * Background work of a tenant (mail, expiry, channels, unattended backups, missing renditions, daily work) runs in the
 * one process that holds its leader lease. A single process always holds it.
 */
export type LeaderLease = {
  /** Calls `take` and `drop` as the lease comes and goes; returns a function that ends this, with `drop` if taken. */
  readonly follow: (work: LeaderWork) => () => Promise<void>;
};

/** Each step ends before the next begins. Neither may reject. */
export type LeaderWork = {
  readonly take: () => void | Promise<void>;
  readonly drop: () => void | Promise<void>;
};

/** A short text stored under a name. */
export type StoredRow = {
  readonly read: () => Promise<string | undefined>;
  /** Atomically replaces the present text by `next` of it, across processes. */
  readonly change: (next: (present: string | undefined) => string) => Promise<string>;
};

export type HeldLock = { readonly release: () => Promise<void> };
