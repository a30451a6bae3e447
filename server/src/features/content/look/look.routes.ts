import type { siteLook as rows } from '@approdo/shared/contract/content/look';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { SiteLook } from './look.service.ts';

export function lookRoutes(look: SiteLook): Handlers<typeof rows> {
  return {
    get: () => look.get(),
    draft: () => look.getDraft(),
    change: withFaultFinder(
      ({ body }) => look.findFaults(body),
      ({ body }, { precondition }) => look.change(body, precondition),
    ),
    async discard() {
      await look.discard();
      return undefined;
    },
    publish: (_, { caller, precondition }) => look.publish(caller, precondition),
    versions: () => look.listVersions(),
    back: (_, { caller }) => look.goBack(caller),
    addFile: ({ file, body }) => look.addFile(file, body.as),
    preview: (_, { caller }) => look.makePreview(caller),
  };
}
