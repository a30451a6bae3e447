/** What lets in with a device: its private key never leaves that. */
export type PasskeysTable = {
  id: string;
  user_id: string;
  /** As the authenticator names it, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** Uses as the authenticator counts them; 0 where it does not. */
  counter: number;
  /** How it is reached, a JSON list of the browser's words. */
  transports: string;
  /** The host that it was made for. */
  rp_id: string;
  name: string;
  /** Whether it was backed up as of its last use. */
  is_synced: 0 | 1;
  created_at: string;
  /** Null where it never was. */
  last_used_at: string | null;
  /** When a letter last told that it may have been copied; null where none did. */
  copy_told_at: string | null;
};

/** What an account is called before authenticators: 32 random bytes in base64url, never its id. */
type PasskeyHandlesTable = { user_id: string; handle: string };

/** The app that gives an account codes; at most one. */
export type CodeAppsTable = {
  id: string;
  user_id: string;
  /** Sealed, for this account. */
  secret: string;
  /** The last step of 30 seconds of which a code was accepted. */
  last_step: number;
  created_at: string;
};

/** One of ten that stand in once for an app of codes or a passkey. */
export type RecoveryCodesTable = {
  id: string;
  /** Of the ten that were made together. */
  set_id: string;
  user_id: string;
  /** What it begins with, which names it. */
  letter: string;
  /** Of bcrypt. */
  code_hash: string;
  created_at: string;
  /** Null where it is left. */
  used_at: string | null;
};

/** Ids of passkeys, apps, sets and single codes that no restore brings back. */
type EndedProofsTable = { id: string; ended_at: string };

type UsedChallengesTable = { challenge_hash: string; expires_at: string };

/** A password was right, and a second proof is asked for. */
export type SignInTicketsTable = {
  ticket_hash: string;
  user_id: string;
  /** What asked; null where it is not known. */
  device_id: string | null;
  wrong_codes: number;
  expires_at: string;
};

/** A browser's passkey was right, and the desktop app is to be let in. */
export type HandoverCodesTable = {
  code_hash: string;
  user_id: string;
  /** What was right: the code ends with it. */
  passkey_id: string;
  /** Of the verifier that the app keeps to itself. */
  challenge: string;
  expires_at: string;
};

/** Whether the house asks two proofs of its staff; no row where nobody ever said so. */
type AccessSettingsTable = { only_row: 1; asks_two_proofs: 0 | 1 };

/** Accounts that do not want to be offered a second proof again. */
type PutAwayKeyOffersTable = { user_id: string };

type KeysTables = {
  passkeys: PasskeysTable;
  passkey_handles: PasskeyHandlesTable;
  code_apps: CodeAppsTable;
  recovery_codes: RecoveryCodesTable;
  ended_proofs: EndedProofsTable;
  used_challenges: UsedChallengesTable;
  sign_in_tickets: SignInTicketsTable;
  handover_codes: HandoverCodesTable;
  access_settings: AccessSettingsTable;
  put_away_key_offers: PutAwayKeyOffersTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends KeysTables {}
}
