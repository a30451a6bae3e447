import type { layout as italian } from '../it/layout.ts';

export const layout = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  home: 'Accueil',
  languages: 'Langues',
  contact: 'Contact',
  privacy: 'Politique de confidentialité',
  nationalCode: (code: string) => `CIN ${code}`,
  regionalCode: (code: string) => `CIR ${code}`,
  inItalian: 'Lire en italien',
  missing: {
    title: 'Page introuvable',
    description: 'Il n’y a pas de page à cette adresse.',
    text: 'Il n’y a rien ici. L’adresse a peut-être changé.',
    home: 'Retour à l’accueil',
  },
} satisfies typeof italian;
