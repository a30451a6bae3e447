import { addressIn } from '@approdo/shared/domain/language/language-address';
import type { SiteDocument } from './site-document.ts';

/** How the site looks on a home screen. */
export const webManifest: SiteDocument = {
  path: '/manifest.webmanifest',
  contentType: 'application/manifest+json; charset=utf-8',
  isSpoken: true,
  async write({ clientIn, language }) {
    const { siteName, heroTitle } = await clientIn(language).homepage.get();
    return JSON.stringify({
      name: siteName,
      short_name: siteName,
      description: heroTitle,
      lang: language,
      start_url: addressIn(language, '/'),
      display: 'minimal-ui',
      background_color: '#fdfcf9',
      theme_color: '#fdfcf9',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  },
};
