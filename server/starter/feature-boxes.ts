import type { FeatureBox } from '@approdo/shared/contract/content/feature-boxes';

export const demoFeatureBoxes: readonly Omit<FeatureBox, 'version'>[] = [
  {
    id: 'box-la-casa',
    icon: '/uploads/icon-house.png',
    title: 'Una casa tutta vostra',
    description: 'Quattro camere, due bagni e una terrazza sulla baia: spazio per otto persone, e silenzio per ognuna.',
    link: '/gallery',
    published: true,
  },
  {
    id: 'box-il-mare',
    icon: '/uploads/icon-sea.png',
    title: 'Il mare a piedi',
    description: 'La caletta è a pochi minuti di sentiero, il porto a dieci. La macchina resta dove l’avete lasciata.',
    link: '/blog',
    published: true,
  },
  {
    id: 'box-i-limoni',
    icon: '/uploads/icon-lemon.png',
    title: 'Il limoneto dietro casa',
    description: 'Gli ospiti raccolgono quello che serve per la tavola: limoni, basilico e, ad agosto, i primi fichi.',
    link: '/contact',
    published: true,
  },
];
