import type { Access } from '@approdo/shared/domain/account/access';
import {
  ArchiveRestore,
  BookOpen,
  CalendarDays,
  CalendarSync,
  ChartColumn,
  Coins,
  Euro,
  FileText,
  Footprints,
  GalleryHorizontalEnd,
  House,
  Images,
  KeyRound,
  Languages,
  LayoutDashboard,
  ListTodo,
  ListTree,
  type LucideIcon,
  Mail,
  Newspaper,
  PanelTop,
  Send,
  Sparkles,
  Star,
  Users,
} from 'lucide-react';

export type Screen = {
  /** Under the address of the back office; '' is that address itself. */
  readonly path: string;
  /** What may follow it in an address, as a pattern of the router. */
  readonly rest?: string;
  readonly title: string;
  /** Its word in the navigation. */
  readonly label: string;
  readonly access: Extract<Access, 'admin' | 'editor'>;
  readonly icon: LucideIcon;
};

/** Every screen there is, in the order of the navigation; address, guard and title follow from its row. */
export const SCREENS = [
  {
    path: '',
    title: 'Panoramica',
    label: 'Panoramica',
    access: 'editor',
    icon: LayoutDashboard,
  },
  {
    path: 'bookings',
    title: 'Gestione Prenotazioni',
    label: 'Prenotazioni',
    access: 'admin',
    icon: CalendarDays,
  },
  {
    path: 'calendars',
    title: 'Calendari',
    label: 'Calendari',
    access: 'admin',
    icon: CalendarSync,
  },
  {
    path: 'messages',
    title: 'Messaggi di Contatto',
    label: 'Messaggi',
    access: 'admin',
    icon: Mail,
  },
  {
    path: 'mail',
    title: 'Posta',
    label: 'Posta',
    access: 'admin',
    icon: Send,
  },
  {
    path: 'reviews',
    title: 'Gestione Recensione',
    label: 'Recensioni',
    access: 'admin',
    icon: Star,
  },
  {
    path: 'visits',
    title: 'Visite',
    label: 'Visite',
    access: 'admin',
    icon: ChartColumn,
  },
  {
    path: 'homepage',
    title: 'Home page',
    label: 'Home page',
    access: 'admin',
    icon: PanelTop,
  },
  {
    path: 'property',
    title: 'Proprietà',
    label: 'Proprietà',
    access: 'admin',
    icon: House,
  },
  {
    path: 'payments',
    title: 'Pagamenti',
    label: 'Pagamenti',
    access: 'admin',
    icon: Euro,
  },
  {
    path: 'income',
    title: 'Entrate dell’anno',
    label: 'Entrate',
    access: 'admin',
    icon: Coins,
  },
  {
    path: 'guide',
    title: 'Guida della casa',
    label: 'Guida',
    access: 'admin',
    icon: KeyRound,
  },
  {
    path: 'features',
    title: 'Riquadri in evidenza',
    label: 'Riquadri',
    access: 'admin',
    icon: Sparkles,
  },
  {
    path: 'menu',
    title: 'Menu',
    label: 'Menu',
    access: 'admin',
    icon: ListTree,
  },
  {
    path: 'blog',
    title: 'Blog',
    label: 'Blog',
    access: 'editor',
    icon: Newspaper,
  },
  {
    path: 'pages',
    title: 'Pagine',
    label: 'Pagine',
    access: 'editor',
    icon: FileText,
  },
  {
    path: 'media',
    title: 'Media',
    label: 'Media',
    access: 'editor',
    icon: Images,
  },
  {
    path: 'gallery',
    title: 'Gallerie',
    label: 'Gallerie',
    access: 'editor',
    icon: GalleryHorizontalEnd,
  },
  {
    path: 'languages',
    title: 'Lingue',
    label: 'Lingue',
    access: 'editor',
    icon: Languages,
  },
  {
    path: 'task',
    title: 'Attività',
    label: 'Attività',
    access: 'admin',
    icon: ListTodo,
  },
  {
    path: 'users',
    title: 'Gestione Utenti',
    label: 'Utenti',
    access: 'admin',
    icon: Users,
  },
  {
    path: 'backup',
    title: 'Backup',
    label: 'Backup',
    access: 'admin',
    icon: ArchiveRestore,
  },
  {
    path: 'start',
    rest: ':step?',
    title: 'Comincia la tua casa',
    label: 'Primi passi',
    access: 'admin',
    icon: Footprints,
  },
  {
    path: 'help',
    rest: ':page?',
    title: 'Aiuto',
    label: 'Aiuto',
    access: 'editor',
    icon: BookOpen,
  },
] as const satisfies readonly Screen[];

/** Screens that no menu leads to, each under the one that does. */
export const INNER_SCREENS = [
  {
    path: 'bookings/new',
    title: 'Nuova prenotazione',
    label: 'Prenotazioni',
    access: 'admin',
    icon: CalendarDays,
  },
  {
    path: 'bookings/:id',
    title: 'Prenotazione',
    label: 'Prenotazioni',
    access: 'admin',
    icon: CalendarDays,
  },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof SCREENS | typeof INNER_SCREENS)[number]['path'];
