import type { AvatarFiles } from '../../../adapters/avatar-files.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { PasswordHasher } from '../../../adapters/password-hasher.ts';
import type { Database } from '../../../db/database.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { HttpProblem } from '../../../http/problems.ts';
import type { Limits } from '../../base/limits/index.ts';
import type { Passwords } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';
import type { Admit } from '../devices/index.ts';
import type {
  CodeProofs,
  createTickets,
  ListProofs,
  NotifyCodesGuessed,
  NotifyKeysChanged,
  PasskeyProofs,
  SignInTransfers,
  TicketHolder,
} from '../keys/index.ts';

export type AuthOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly hasher: PasswordHasher;
  readonly avatars: AvatarFiles;
  readonly passkeys: PasskeyProofs;
  readonly codes: CodeProofs;
  readonly tickets: ReturnType<typeof createTickets>;
  readonly listProofs: ListProofs;
  readonly notifyCodesGuessed: NotifyCodesGuessed;
  readonly signInTransfers: SignInTransfers;
  /** Signs the tokens; at least 32 bytes. */
  readonly secret: string;
  readonly queueLetter: QueueLetter;
  readonly wakeSenders: () => void;
  readonly notifyKeysChanged: NotifyKeysChanged;
  /** Called, in the same transaction, when an account with a confirmed address has confirmed another. */
  readonly onNewEmail: (trx: Trx, change: NewEmail) => Promise<void>;
  readonly onConfirmed: OnConfirmed;
  /** Called, in the same transaction, when an address is taken back from an account that somebody gave it to. */
  readonly onDisowned: OnConfirmed;
  /** Whether a stay was ever requested with the account. */
  readonly hasBooked: (reader: Reader, userId: string) => Promise<boolean>;
};

/** Called, in the same transaction, when an account has an address that counts as confirmed. */
export type OnConfirmed = (trx: Trx, account: { readonly userId: string; readonly email: string }) => Promise<void>;

type NewEmail = { readonly userId: string; readonly from: string; readonly to: string };

/** Dependencies shared by the parts of this slice. */
export type AuthParts = Omit<AuthOptions, 'hasher' | 'secret'> & {
  readonly passwords: Passwords;
  readonly admit: Admit;
};

/** Prompts for the second proof after a correct password, in the same transaction; returns the refusal to send. */
export type AskSecondProof = (trx: Trx, holder: TicketHolder) => Promise<HttpProblem>;
