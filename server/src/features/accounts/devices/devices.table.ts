import type { SessionKind, SignInMethod } from '@approdo/shared/contract/accounts/devices';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';

export type SessionsTable = {
  id: string;
  user_id: string;
  expires_at: string;
  /** Null for sessions older than this column; browser and system are then, too. */
  kind: SessionKind | null;
  /** Null if the client names none that is known. */
  browser: string | null;
  system: string | null;
  began_by: SignInMethod;
  /** To ten minutes; null if the session is older than this column and was not used since. */
  last_used_at: string | null;
  device_id: string | null;
  /** The last proof given in this session and its method; null if there was none. */
  proved_at: string | null;
  proved_by: ProofMethod | null;
};

export type DevicesTable = {
  id: string;
  /** Hash of its token, in hexadecimal. */
  token_hash: string;
  user_id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  /** When it was last used to sign in. */
  last_used_at: string;
  /** Until when the password alone suffices there; null if it does not. */
  remembered_until: string | null;
};

/** The accounts that ever had a session. */
type SignedInUsersTable = { user_id: string };

/** A letter about a new session: its client and network, as a keyed hash. */
type NewDeviceLettersTable = { user_id: string; place_hash: string; told_at: string };

type DevicesTables = {
  sessions: SessionsTable;
  devices: DevicesTable;
  signed_in_users: SignedInUsersTable;
  new_device_letters: NewDeviceLettersTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends DevicesTables {}
}
