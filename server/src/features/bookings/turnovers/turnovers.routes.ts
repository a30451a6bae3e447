import type {
  cleaning as cleaningRows,
  turnovers as rows,
  turnoverSettings as settingsRows,
} from '@approdo/shared/contract/bookings/turnovers';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Cleaning } from './cleaning.service.ts';
import type { TurnoverSettings } from './turnover-settings.service.ts';
import type { Turnovers } from './turnovers.service.ts';

export function turnoverSettingsRoutes(settings: TurnoverSettings): Handlers<typeof settingsRows> {
  return {
    get: () => settings.get(),
    replace: ({ body }, context) => settings.replace(body, context),
    makeLink: (_, { caller }) => settings.makeLink(caller),
    async endLink(_, { caller }) {
      await settings.endLink(caller);
      return undefined;
    },
  };
}

export function turnoversRoutes(turnovers: Turnovers): Handlers<typeof rows> {
  return {
    list: ({ query }) => turnovers.list(query),
    mark: ({ params, body }) => turnovers.mark(params.day, body),
  };
}

export function cleaningRoutes(cleaning: Cleaning): Handlers<typeof cleaningRows> {
  return {
    open: ({ body }, { network }) => cleaning.open({ token: body.token, network }),
    mark: ({ body: { token, day, ...marks } }, { network }) => cleaning.mark({ token, network }, day, marks),
  };
}
