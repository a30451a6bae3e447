import type { AppSetup } from '@approdo/shared/contract/accounts/keys';
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { findStep, readOneTimeCode } from '@approdo/shared/domain/accounts/one-time-code';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { Clock } from '../../../../adapters/clock.ts';
import { drawCodeSecret, openCodes } from '../../../../adapters/one-time-codes.ts';
import { drawQrCode } from '../../../../adapters/qr-code.ts';
import { makeId } from '../../../../adapters/random.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { invalid, invalidFields, notFound } from '../../../../http/problems.ts';
import { readClient } from '../../../../http/read-client.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { getAccount } from '../../../base/people/index.ts';
import type { Changer, NoteProof } from '../changer.ts';
import type { CodeSecrets } from '../code-secret.ts';
import { endProofs } from '../ended-proofs.ts';
import type { CodeAppsTable } from '../keys.table.ts';
import type { KeysChange } from '../keys-change.ts';
import type { NotifyKeysChanged } from '../notify-keys-changed.ts';
import { hasTwoProofs } from '../proofs.ts';
import { createAppSetups } from './app-setup.ts';
import { deleteCodeApp, insertCodeApp } from './codes.repository.ts';
import type { ProofsChanged } from './proofs-changed.ts';
import type { MadeCodes, RecoveryCodes } from './recovery-codes.ts';

type OwnAppNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Seals the setup. */
  readonly secret: string;
  readonly secrets: CodeSecrets;
  readonly recoveryCodes: Pick<RecoveryCodes, 'prepare'>;
  readonly readSiteName: () => Promise<string>;
  readonly noteProof: NoteProof;
  readonly afterProofsChanged: ProofsChanged;
  readonly notifyKeysChanged: NotifyKeysChanged;
  readonly wakeSenders: () => void;
  readonly log: Pick<Logger, 'info'>;
};

type Confirmed = { readonly setup: string; readonly code: string };

type Added = { readonly app: NonNullable<OwnKeys['app']>; readonly recoveryCodes?: string[] };

export type OwnApp = ReturnType<typeof createOwnApp>;

/** An account's code app, as its owner manages it. */
export function createOwnApp({ database, clock, limits, secret: key, secrets, log, ...needs }: OwnAppNeeds) {
  const setups = createAppSetups({ clock, secret: key });

  async function notify(trx: Trx, { caller, browser, language }: Changer, change: KeysChange): Promise<void> {
    const user = await getAccount(trx, caller.userId);
    await needs.notifyKeysChanged(trx, { user, change, client: await readClient(browser), language });
  }

  /** The step of the code that confirms a setup. Throws 400 if it has expired, or the code is wrong. */
  async function confirm(caller: Caller, { setup, code }: Confirmed) {
    const pendingSetup = setups.read(setup, caller.userId);
    if (!pendingSetup) throw setupEnded();
    const codeAt = await openCodes(pendingSetup.secret);
    const digits = readOneTimeCode(code);
    const step = digits && findStep({ code: digits, now: clock.now(), lastStep: 0, codeAt });
    if (!step) throw invalidFields({ code: say('appCodeWrong') });
    return { ...pendingSetup, step };
  }

  type Storing = { readonly app: CodeAppsTable; readonly prepared: MadeCodes | undefined };

  /** All or nothing: it ends an older app. */
  async function store(trx: Trx, { app, prepared }: Storing, changer: Changer) {
    const { userId, sessionId } = changer.caller;
    await limits.spendIn(trx, 'proofAddedByUser', userId);
    const hadTwoProofs = await hasTwoProofs(trx, userId);
    const older = await deleteCodeApp(trx, userId);
    if (older === app.id || !(await insertCodeApp(trx, app))) throw setupEnded();
    if (older !== undefined) await endProofs(trx, [older], clock.now());
    await needs.noteProof(trx, { sessionId, at: clock.now(), by: 'CODE' });
    await notify(trx, changer, { is: 'codeAppAdded' });
    return await needs.afterProofsChanged(trx, { userId, hadTwoProofs, prepared });
  }

  return {
    /** Stores nothing. */
    async begin({ userId, account: { email } }: Caller): Promise<AppSetup> {
      const { secret, uri } = await drawCodeSecret({ issuer: await needs.readSiteName(), email });
      return { setup: setups.write({ id: makeId(), secret }, userId), secret, uri, qr: drawQrCode(uri) };
    },

    /** Stores the app that was set up. Throws 400 if its code is wrong, or the setup has expired or was used. */
    async confirm(confirmed: Confirmed, changer: Changer): Promise<Added> {
      const { userId } = changer.caller;
      const { id, secret, step } = await confirm(changer.caller, confirmed);
      const since = clock.now().toISOString();
      const app = { id, user_id: userId, secret: secrets.write(secret, userId), last_step: step, created_at: since };
      const prepared = await needs.recoveryCodes.prepare(userId);
      const { recoveryCodes } = await transact(database, (trx) => store(trx, { app, prepared }, changer));
      needs.wakeSenders();
      log.info({ account: userId, app: id }, 'an app of codes was added');
      return { app: { since, isReadable: true }, ...(recoveryCodes && { recoveryCodes: [...recoveryCodes] }) };
    },

    /** For good: no restore brings it back. Throws 404 if there is none. */
    async remove(changer: Changer): Promise<void> {
      const { userId } = changer.caller;
      const id = await transact(database, async (trx) => {
        const hadTwoProofs = await hasTwoProofs(trx, userId);
        const removed = await deleteCodeApp(trx, userId);
        if (removed === undefined) throw notFound(say('codeAppMissing'));
        await endProofs(trx, [removed], clock.now());
        await needs.afterProofsChanged(trx, { userId, hadTwoProofs });
        await notify(trx, changer, { is: 'codeAppRemoved' });
        return removed;
      });
      needs.wakeSenders();
      log.info({ account: userId, app: id }, 'an app of codes was removed');
    },
  };
}

function setupEnded() {
  return invalid(say('setupEnded'));
}
