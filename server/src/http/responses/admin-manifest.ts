import type { RequestHandler } from 'express';

/** Serves the web app manifest of the back office to anyone: sign-in happens once the app is open. */
export function createAdminManifest(readSiteName: () => Promise<string>): RequestHandler {
  return async (_, response) => {
    const siteName = await readSiteName();
    response
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(Buffer.from(JSON.stringify(describe(siteName))));
  };
}

/** Colour of the bar that a telephone draws above the app. */
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
