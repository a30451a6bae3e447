import type { Logger } from 'pino';
import type { AlloggiatiPortal } from '../adapters/alloggiati-portal.ts';
import type { RegisterKeyStore } from '../adapters/register-key-store.ts';
import type { Reader, Trx } from '../db/transaction.ts';
import { complianceRoutes } from '../features/law/compliance/compliance.routes.ts';
import { createCompliance } from '../features/law/compliance/compliance.service.ts';
import { deadlinesRoutes } from '../features/law/deadlines/deadlines.routes.ts';
import { createDeadlines } from '../features/law/deadlines/deadlines.service.ts';
import { readNearDeadlines } from '../features/law/deadlines/read-deadlines.ts';
import { regionalRoutes, regionalSettingsRoutes } from '../features/law/regional/regional.routes.ts';
import { createRegional } from '../features/law/regional/regional.service.ts';
import { createRegionalFilings } from '../features/law/regional/regional-filings.ts';
import { createRegionalSettings } from '../features/law/regional/regional-settings.service.ts';
import { asksResidence, readRegionalState, readSystem } from '../features/law/regional/regional-state.ts';
import { createRegisterGuests } from '../features/law/register/guests/guests.service.ts';
import { createRegisterKeyService } from '../features/law/register/key/key.service.ts';
import { createKeysAtHand } from '../features/law/register/key/key-at-hand.ts';
import { createOfficialCodes } from '../features/law/register/official-codes.ts';
import { createOfficialLists } from '../features/law/register/official-lists.ts';
import { createOfficialTables } from '../features/law/register/official-tables.service.ts';
import {
  officialCodesRoutes,
  officialTablesRoutes,
  registerGuestsRoutes,
  registerKeyRoutes,
  registerSettingsRoutes,
  registerStaysRoutes,
} from '../features/law/register/register.routes.ts';
import { finalizeRestoredRegister } from '../features/law/register/retention/finalize-restored.ts';
import { createRetentionRounds } from '../features/law/register/retention/retention-rounds.ts';
import { createRegisterSettings } from '../features/law/register/settings/settings.service.ts';
import { createRegisterStays } from '../features/law/register/stays/stays.service.ts';
import { createAlloggiati } from '../features/law/register/transmissions/alloggiati.service.ts';
import { createDueLetter } from '../features/law/register/transmissions/due-letter.ts';
import { createRegisterDueRounds } from '../features/law/register/transmissions/due-rounds.ts';
import { createPortalReceipts } from '../features/law/register/transmissions/receipts.service.ts';
import { createTodaysRegister } from '../features/law/register/transmissions/todays-register.ts';
import { alloggiatiRoutes, transmissionsRoutes } from '../features/law/register/transmissions/transmissions.routes.ts';
import { createTransmissions } from '../features/law/register/transmissions/transmissions.service.ts';
import { readTaxTally } from '../features/law/tourist-tax/read-tax-tally.ts';
import { touristTaxRoutes } from '../features/law/tourist-tax/tourist-tax.routes.ts';
import { createTouristTax } from '../features/law/tourist-tax/tourist-tax.service.ts';
import { checkInLinksRoutes, checkInRoutes } from '../features/messages/check-in/check-in.routes.ts';
import { createCheckIn } from '../features/messages/check-in/check-in.service.ts';
import { createCheckInLinks } from '../features/messages/check-in/check-in-links.service.ts';
import { areLettersHeld } from '../features/messages/letters/index.ts';
import { reconcileTaxes, reconcileTaxOf } from '../features/money/payments/index.ts';
import { readHours } from '../features/stays/guide/index.ts';
import type { Basics } from './basics.ts';
import type { Memory } from './memory.ts';

type RegisterNeeds = Basics & {
  readonly alloggiatiPortal: AlloggiatiPortal;
  readonly registerKeyPlace: RegisterKeyStore;
  readonly log: Logger;
  readonly memory: Memory;
};

/** The legal duties of an owner who takes guests in. */
export function createRegister({ alloggiatiPortal, registerKeyPlace, memory, ...basics }: RegisterNeeds) {
  const keys = createKeysAtHand(registerKeyPlace);
  const { clock, tax } = basics;
  const stateReaders = { readRegional: readRegionalState, readTax: readTaxTally };
  const taxFollowUps = {
    onGuestsWritten: (trx: Trx, stayId: string) => reconcileTaxOf({ trx, clock, tax }, stayId),
    onOpened: (trx: Trx) => reconcileTaxes({ trx, clock, tax }),
  };
  const needs = { ...basics, ...stateReaders, ...taxFollowUps, keys, lists: createOfficialLists(), readHours };
  const key = createRegisterKeyService(needs);
  const deadlines = createDeadlines(needs);
  const listOthersDue = async (reader: Reader) =>
    await readNearDeadlines(reader, { now: clock.now(), ...(await readHours(reader)) });
  const links = checkInLinksRoutes(createCheckInLinks(basics));
  return {
    keys,
    readToday: createTodaysRegister({ ...needs, readKey: key.get, listOthersDue }),
    listPressing: deadlines.listPressing,
    /** Run before the site answers. */
    finalizeRegister: () => finalizeRestoredRegister(basics.database, needs),
    rounds: {
      registerRetention: createRetentionRounds(needs),
      registerDue: createRegisterDueRounds({
        ...needs,
        listOthersDue,
        notify: createDueLetter(areLettersHeld),
      }),
    },
    handlers: {
      officialTables: officialTablesRoutes(createOfficialTables({ ...basics, alloggiatiPortal })),
      officialCodes: officialCodesRoutes(createOfficialCodes({ ...basics, createReadCache: memory.createReadCache })),
      registerSettings: registerSettingsRoutes(createRegisterSettings(needs)),
      registerStays: registerStaysRoutes(createRegisterStays(needs), links),
      registerGuests: registerGuestsRoutes(createRegisterGuests({ ...needs, readSystem })),
      registerKey: registerKeyRoutes(key),
      checkIn: checkInRoutes(createCheckIn({ ...needs, asksResidence })),
      alloggiati: alloggiatiRoutes(createAlloggiati(needs)),
      transmissions: transmissionsRoutes({
        transmissions: createTransmissions(needs),
        receipts: createPortalReceipts(needs),
        regional: createRegionalFilings(needs),
      }),
      regionalSettings: regionalSettingsRoutes(createRegionalSettings(needs)),
      regional: regionalRoutes(createRegional(needs)),
      complianceList: complianceRoutes(createCompliance(basics)),
      deadlines: deadlinesRoutes(deadlines),
      touristTax: touristTaxRoutes(createTouristTax(needs)),
    },
  };
}
