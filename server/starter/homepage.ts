import type { HomepageSettings } from '@approdo/shared/contract/content/homepage';

const common = {
  primaryButton: { text: 'Prenota il tuo soggiorno', link: '/booking', visible: true },
  secondaryButton: { text: 'Guarda le foto', link: '/gallery', visible: true },
  accent: 'sea',
} satisfies Partial<HomepageSettings>;

export const demoHomepage: HomepageSettings = {
  siteName: 'Casa Zagara',
  heroImage: '/uploads/hero-bay.jpg',
  heroTitle: 'La casa sopra la baia',
  heroSubtitle: 'Limoni, maioliche e una terrazza sul mare: qui l’orologio resta in valigia.',
  ...common,
};

/** What an owner finds who starts with an empty site: true of any house. */
export const plainHomepage: HomepageSettings = {
  siteName: 'Casa vacanze',
  heroImage: '/uploads/hero-bay.jpg',
  heroTitle: 'La tua vacanza inizia qui',
  heroSubtitle: 'Scopri la casa, guarda quando è libera e chiedi le tue date.',
  ...common,
};
