import type { Access } from '@approdo/shared/domain/account/access';
import {
  ArchiveRestore,
  BookOpen,
  BrushCleaning,
  CalendarDays,
  CalendarRange,
  CalendarSync,
  ChartColumn,
  Coins,
  FileText,
  Footprints,
  GalleryHorizontalEnd,
  HandCoins,
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
  ScrollText,
  Send,
  Sparkles,
  Star,
  Tags,
  Users,
} from 'lucide-react';

/** What the navigation gathers, in its order; what belongs to no group stands before them. */
export const GROUPS = [
  { id: 'money', label: 'Soldi', isOpenAtFirst: true },
  { id: 'house', label: 'Casa', isOpenAtFirst: true },
  { id: 'site', label: 'Sito', isOpenAtFirst: false },
  { id: 'settings', label: 'Impostazioni', isOpenAtFirst: false },
] as const;
export type GroupId = (typeof GROUPS)[number]['id'];

export type Screen = {
  /** Under the address of the back office; '' is that address itself. */
  readonly path: string;
  /** What may follow it in an address, as a pattern of the router. */
  readonly rest?: string;
  readonly title: string;
  /** Its word in the navigation. */
  readonly label: string;
  /** Where it stands in the navigation; among the first, outside all groups, where left out. */
  readonly group?: GroupId;
  readonly access: Extract<Access, 'admin' | 'editor'>;
  readonly icon: LucideIcon;
};

/** Every screen there is, in the order of the navigation; address, guard, title, group and native menu follow from its row. */
export const SCREENS = [
  {
    path: '',
    title: 'Oggi',
    label: 'Oggi',
    access: 'editor',
    icon: LayoutDashboard,
  },
  {
    path: 'calendar',
    title: 'Calendario',
    label: 'Calendario',
    access: 'admin',
    icon: CalendarRange,
  },
  {
    path: 'bookings',
    title: 'Gestione Prenotazioni',
    label: 'Prenotazioni',
    access: 'admin',
    icon: CalendarDays,
  },
  {
    path: 'messages',
    title: 'Messaggi',
    label: 'Messaggi',
    access: 'admin',
    icon: Mail,
  },
  {
    path: 'due',
    title: 'Da incassare',
    label: 'Da incassare',
    group: 'money',
    access: 'admin',
    icon: HandCoins,
  },
  {
    path: 'income',
    title: 'Entrate dell’anno',
    label: 'Entrate',
    group: 'money',
    access: 'admin',
    icon: Coins,
  },
  {
    path: 'payments',
    title: 'Condizioni di pagamento',
    label: 'Condizioni',
    group: 'money',
    access: 'admin',
    icon: ScrollText,
  },
  {
    path: 'rates',
    title: 'Prezzi e regole',
    label: 'Prezzi e regole',
    group: 'house',
    access: 'admin',
    icon: Tags,
  },
  {
    path: 'calendars',
    title: 'Portali',
    label: 'Portali',
    group: 'house',
    access: 'admin',
    icon: CalendarSync,
  },
  {
    path: 'turnovers',
    title: 'Pulizie',
    label: 'Pulizie',
    group: 'house',
    access: 'admin',
    icon: BrushCleaning,
  },
  {
    path: 'guide',
    title: 'Guida della casa',
    label: 'Guida',
    group: 'house',
    access: 'admin',
    icon: KeyRound,
  },
  {
    path: 'task',
    title: 'Attività',
    label: 'Attività',
    group: 'house',
    access: 'admin',
    icon: ListTodo,
  },
  {
    path: 'homepage',
    title: 'Home page',
    label: 'Home page',
    group: 'site',
    access: 'admin',
    icon: PanelTop,
  },
  {
    path: 'property',
    title: 'Proprietà',
    label: 'Proprietà',
    group: 'site',
    access: 'admin',
    icon: House,
  },
  {
    path: 'pages',
    title: 'Pagine',
    label: 'Pagine',
    group: 'site',
    access: 'editor',
    icon: FileText,
  },
  {
    path: 'blog',
    title: 'Blog',
    label: 'Blog',
    group: 'site',
    access: 'editor',
    icon: Newspaper,
  },
  {
    path: 'media',
    title: 'Media',
    label: 'Media',
    group: 'site',
    access: 'editor',
    icon: Images,
  },
  {
    path: 'gallery',
    title: 'Gallerie',
    label: 'Gallerie',
    group: 'site',
    access: 'editor',
    icon: GalleryHorizontalEnd,
  },
  {
    path: 'features',
    title: 'Riquadri in evidenza',
    label: 'Riquadri',
    group: 'site',
    access: 'admin',
    icon: Sparkles,
  },
  {
    path: 'menu',
    title: 'Menu',
    label: 'Menu',
    group: 'site',
    access: 'admin',
    icon: ListTree,
  },
  {
    path: 'languages',
    title: 'Lingue',
    label: 'Lingue',
    group: 'site',
    access: 'editor',
    icon: Languages,
  },
  {
    path: 'reviews',
    title: 'Gestione Recensione',
    label: 'Recensioni',
    group: 'site',
    access: 'admin',
    icon: Star,
  },
  {
    path: 'visits',
    title: 'Visite',
    label: 'Visite',
    group: 'site',
    access: 'admin',
    icon: ChartColumn,
  },
  {
    path: 'mail',
    title: 'Posta',
    label: 'Posta',
    group: 'settings',
    access: 'admin',
    icon: Send,
  },
  {
    path: 'users',
    title: 'Gestione Utenti',
    label: 'Utenti',
    group: 'settings',
    access: 'admin',
    icon: Users,
  },
  {
    path: 'backup',
    title: 'Backup',
    label: 'Backup',
    group: 'settings',
    access: 'admin',
    icon: ArchiveRestore,
  },
  {
    path: 'start',
    rest: ':step?',
    title: 'Comincia la tua casa',
    label: 'Primi passi',
    group: 'settings',
    access: 'admin',
    icon: Footprints,
  },
  {
    path: 'help',
    rest: ':page?',
    title: 'Aiuto',
    label: 'Aiuto',
    group: 'settings',
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
