import type { mediaLibrary as rows } from '@approdo/shared/contract/content/media';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { MediaLibrary } from './media.service.ts';

export function mediaRoutes(media: MediaLibrary): Handlers<typeof rows> {
  return {
    list: (_, locale) => media.list(locale),
    add: ({ file, body }) => media.add(file, body),
    edit: ({ params, body }, { precondition }) => media.edit(params.id, body, precondition),
    async remove({ params }) {
      await media.remove(params.id);
      return undefined;
    },
  };
}
