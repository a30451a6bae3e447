import type { RequestHandler } from 'express';

/** How the back office looks on a home screen, for anyone: who signs in is asked once it is open. */
export function createAdminManifest(readSiteName: () => Promise<string>): RequestHandler {
  return async (_, response) => {
    const siteName = await readSiteName();
    response
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(Buffer.from(JSON.stringify(describe(siteName))));
  };
}

/** Of the bar that a telephone draws above it. */
const BAR = '#0d3b57';

function describe(siteName: string) {
  return {
    id: '/admin',
    name: `${siteName} – gestione`,
    short_name: siteName,
    lang: 'it',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    background_color: '#fdfcf9',
    theme_color: BAR,
    icons: [
      { src: '/admin-icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/admin-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/admin-icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Calendario', url: '/admin/calendar' },
      { name: 'Prenotazioni', url: '/admin/bookings' },
      { name: 'Messaggi', url: '/admin/messages' },
    ],
  };
}
