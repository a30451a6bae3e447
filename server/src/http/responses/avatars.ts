import { parseAvatarAddress } from '@approdo/shared/domain/accounts/avatar';
import { Router } from 'express';
import { notFound } from '../problems.ts';
import type { Headers } from '../security-headers.ts';

/** The drawn avatars, `/avatars/{style}/{seed}.svg` under the API; the picture at an address never changes. */
export function createAvatars(headers: Headers): Router {
  let artist: ReturnType<typeof findArtist> | undefined;
  const router = Router({ caseSensitive: true });
  router.get('/avatars/:style/:file', async (request, response) => {
    const avatar = parseAvatarAddress(`/api${request.path}`);
    if (!avatar) throw notFound();
    artist ??= findArtist();
    const draw = await artist;
    response
      .set({ ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' })
      .type('image/svg+xml')
      .send(draw(avatar));
  });
  return router;
}

/** Loads the library with the first requested avatar. */
async function findArtist() {
  const { createAvatarArtist } = await import('../../adapters/avatar-artist.ts');
  return createAvatarArtist();
}
