import type { profile as rows } from '@approdo/shared/contract/profile';
import type { Handlers } from '../../http/handler.ts';
import type { Profile } from './profile.service.ts';

export function profileRoutes(profile: Profile): Handlers<typeof rows> {
  return {
    async update({ body }, { caller }) {
      return { user: await profile.update(caller, body) };
    },
  };
}
