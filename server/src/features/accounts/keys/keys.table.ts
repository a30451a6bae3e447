/** A passkey: its private key never leaves its device. */
export type PasskeysTable = {
  id: string;
  user_id: string;
  /** As the authenticator names it, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** Uses as counted by the authenticator; 0 if it does not count. */
  counter: number;
  /** How it is reached: a JSON list of WebAuthn transports. */
  transports: string;
  /** The host that it was made for. */
  rp_id: string;
  name: string;
  /** Whether it was backed up at its last use. */
  is_synced: 0 | 1;
  created_at: string;
  /** Null if it was never used. */
  last_used_at: string | null;
  /** When a letter last said that it may have been copied; null if none did. */
  copy_told_at: string | null;
};

/** An account's user handle for authenticators: 32 random bytes in base64url, never its id. */
type PasskeyHandlesTable = { user_id: string; handle: string };

/** The app that generates an account's codes; at most one. */
export type CodeAppsTable = {
  id: string;
  user_id: string;
  /** Sealed, for this account. */
  secret: string;
  /** The last step of 30 seconds whose code was accepted. */
  last_step: number;
  created_at: string;
};

/** One of ten that each stand in once for a code app or a passkey. */
export type RecoveryCodesTable = {
  id: string;
  /** Of the ten that were made together. */
  set_id: string;
  user_id: string;
  /** Its first character, by which it is found. */
  letter: string;
  /** A bcrypt hash. */
  code_hash: string;
  created_at: string;
  /** Null if it is unused. */
  used_at: string | null;
};

/** Ids of passkeys, apps, sets and single codes that no restore brings back. */
type EndedProofsTable = { id: string; ended_at: string };

type UsedChallengesTable = { challenge_hash: string; expires_at: string };

/** After a correct password, while the second proof is pending. */
export type SignInTicketsTable = {
  ticket_hash: string;
  user_id: string;
  /** The device that asked; null if it is unknown. */
  device_id: string | null;
  wrong_codes: number;
  expires_at: string;
};

/** After a correct passkey in a browser, while the desktop app has not signed in yet. */
export type TransferCodesTable = {
  code_hash: string;
  user_id: string;
  /** The passkey that was used: the code ends with it. */
  passkey_id: string;
  /** Of the verifier that the app keeps secret. */
  challenge: string;
  expires_at: string;
};

/** Whether the site requires two proofs of its staff; no row if it was never set. */
type AccessSettingsTable = { only_row: 1; asks_two_proofs: 0 | 1 };

/** Accounts that hid the offer of a second proof. */
type PutAwayKeyOffersTable = { user_id: string };

type KeysTables = {
  passkeys: PasskeysTable;
  passkey_handles: PasskeyHandlesTable;
  code_apps: CodeAppsTable;
  recovery_codes: RecoveryCodesTable;
  ended_proofs: EndedProofsTable;
  used_challenges: UsedChallengesTable;
  sign_in_tickets: SignInTicketsTable;
  handover_codes: TransferCodesTable;
  access_settings: AccessSettingsTable;
  put_away_key_offers: PutAwayKeyOffersTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends KeysTables {}
}
