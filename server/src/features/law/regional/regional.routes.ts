import type { regional as rows, regionalSettings as settingsRows } from '@approdo/shared/contract/law/regional';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Regional } from './regional.service.ts';
import type { RegionalSettings } from './regional-settings.service.ts';

export function regionalSettingsRoutes(settings: RegionalSettings): Handlers<typeof settingsRows> {
  return {
    get: () => settings.get(),
    replace: ({ body }, { caller, precondition }) => settings.replace(body, { caller, precondition }),
  };
}

export function regionalRoutes(regional: Regional): Handlers<typeof rows> {
  return {
    days: ({ query }) => regional.days(query),
    file: ({ query }, { caller }) => regional.file(query, caller),
    table: ({ query }) => regional.table(query.month),
  };
}
