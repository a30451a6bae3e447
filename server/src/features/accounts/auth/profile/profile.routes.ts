import type { profile as rows } from '@approdo/shared/contract/accounts/profile';
import { type Handlers, withFaultFinder } from '../../../../http/calls/handler.ts';
import type { Profile } from './profile.service.ts';

export function profileRoutes(profile: Profile): Handlers<typeof rows> {
  return {
    update: withFaultFinder(
      ({ body }, caller) => profile.findFaults(caller, body),
      async ({ body }, { caller, language, leaveSiteAlone }) => {
        const { user, showsOnSite } = await profile.update({ caller, language }, body);
        if (!showsOnSite) leaveSiteAlone();
        return { user };
      },
    ),
    async updateWithPicture({ body, file }, { caller, language, leaveSiteAlone }) {
      const { user, showsOnSite } = await profile.updateWithPicture({ caller, language }, body, file);
      if (!showsOnSite) leaveSiteAlone();
      return { user };
    },
  };
}
