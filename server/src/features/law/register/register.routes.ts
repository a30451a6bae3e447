import type {
  officialCodes as codeRows,
  officialTables as tableRows,
} from '@approdo/shared/contract/law/official-tables';
import type { registerGuests as guestRows } from '@approdo/shared/contract/law/register-guests';
import type { registerKey as keyRows } from '@approdo/shared/contract/law/register-key';
import type { registerSettings as settingsRows } from '@approdo/shared/contract/law/register-settings';
import type { registerStays as stayRows } from '@approdo/shared/contract/law/register-stays';
import { readReceivedFile } from '../../../http/bodies/read-received-file.ts';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { RegisterGuests } from './guests/guests.service.ts';
import type { RegisterKeyService } from './key/key.service.ts';
import type { OfficialCodes } from './official-codes.ts';
import type { OfficialTablesService } from './official-tables.service.ts';
import type { RegisterSettings } from './settings/settings.service.ts';
import type { RegisterStays } from './stays/stays.service.ts';

export function officialTablesRoutes(tables: OfficialTablesService): Handlers<typeof tableRows> {
  return {
    list: () => tables.list(),
    async import({ file, body }, { caller }) {
      const sent = { kind: body.kind, bytes: await readReceivedFile(file), isForced: body.force === 'true' };
      return await tables.import(sent, caller);
    },
    download: (_, { caller }) => tables.download(caller),
  };
}

export function officialCodesRoutes(codes: OfficialCodes): Handlers<typeof codeRows> {
  return { find: ({ query }, { language, network }) => codes.find(query, { language, network }) };
}

export function registerSettingsRoutes(settings: RegisterSettings): Handlers<typeof settingsRows> {
  return {
    get: () => settings.get(),
    replace: ({ body }, { caller, precondition }) => settings.replace(body, { caller, precondition }),
  };
}

/** Creates and ends check-in links. */
export type CheckInLinks = Pick<Handlers<typeof stayRows>, 'makeLink' | 'endLink'>;

export function registerStaysRoutes(stays: RegisterStays, links: CheckInLinks): Handlers<typeof stayRows> {
  return {
    list: ({ query }) => stays.list(query),
    candidates: () => stays.candidates(),
    add: ({ body }, { caller }) => stays.add(body, caller),
    replace: ({ params, body }, { caller }) => stays.replace(params.id, body, caller),
    async remove({ params }, { caller }) {
      await stays.remove(params.id, caller);
      return undefined;
    },
    ...links,
  };
}

export function registerGuestsRoutes(guests: RegisterGuests): Handlers<typeof guestRows> {
  return {
    get: ({ params }, { caller }) => guests.get(params.id, caller),
    replace: ({ params, body }, { caller, precondition }) => guests.replace(params.id, body, { caller, precondition }),
    identify: ({ params, body }, { caller }) => guests.identify(params.id, body, caller),
  };
}

export function registerKeyRoutes(key: RegisterKeyService): Handlers<typeof keyRows> {
  return {
    get: () => key.get(),
    show: (_, { caller }) => key.show(caller),
    confirmSaved: ({ body }) => key.confirmSaved(body.lastGroup),
    enter: ({ body }, { caller }) => key.enter(body.key, caller),
    renew: (_, { caller }) => key.renew(caller),
  };
}
