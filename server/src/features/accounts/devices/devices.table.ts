import type { SessionBeginning, SessionKind } from '@approdo/shared/contract/accounts/devices';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';

export type SessionsTable = {
  id: string;
  user_id: string;
  expires_at: string;
  /** Null where it was begun before this was kept; browser and system are then, too. */
  kind: SessionKind | null;
  /** Null where what began it says nothing that is known. */
  browser: string | null;
  system: string | null;
  began_by: SessionBeginning;
  /** To ten minutes; null where it was begun before this was kept, and not used since. */
  last_used_at: string | null;
  device_id: string | null;
  /** When somebody last showed in it who she is, and how; null where nobody has. */
  proved_at: string | null;
  proved_by: ProofMethod | null;
};

export type DevicesTable = {
  id: string;
  /** Of its token, in hexadecimal. */
  token_hash: string;
  user_id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  /** When it was last signed in with. */
  last_used_at: string;
  /** Until when the password alone suffices there; null where it does not. */
  remembered_until: string | null;
};

/** The accounts that ever had a session. */
type SignedInUsersTable = { user_id: string };

/** Where a letter told of a session: what began it and its network, as a keyed hash. */
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
