import { parseAvatarAddress } from '@approdo/shared/domain/avatar';
import { Router } from 'express';
import { createAvatarArtist } from '../adapters/avatar-artist.ts';
import { notFound } from './problems.ts';
import type { Headers } from './security-headers.ts';

/** The drawn avatars, `/avatars/{style}/{seed}.svg` under the API; what is drawn at an address never changes. */
export function createAvatars(headers: Headers): Router {
  const draw = createAvatarArtist();
  const router = Router({ caseSensitive: true });
  router.get('/avatars/:style/:file', (request, response) => {
    const avatar = parseAvatarAddress(`/api${request.path}`);
    if (!avatar) throw notFound();
    response
      .set({ ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' })
      .type('image/svg+xml')
      .send(draw(avatar));
  });
  return router;
}
