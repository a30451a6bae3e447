import type { Access } from '@approdo/shared/domain/access';
import {
  ArchiveRestore,
  CalendarDays,
  FileText,
  GalleryHorizontalEnd,
  House,
  Images,
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
import { type ComponentType, lazy } from 'react';

export type Screen = {
  /** Under the address of the back office; '' is that address itself. */
  readonly path: string;
  readonly title: string;
  /** Its word in the navigation. */
  readonly label: string;
  readonly access: Extract<Access, 'admin' | 'editor'>;
  readonly icon: LucideIcon;
  readonly Content: ComponentType;
};

/** Every screen there is, in the order of the navigation; address, guard, title and code follow from its row. */
export const SCREENS: readonly Screen[] = [
  {
    path: '',
    title: 'Panoramica',
    label: 'Panoramica',
    access: 'editor',
    icon: LayoutDashboard,
    Content: lazy(async () => ({ default: (await import('./screens/overview/overview-screen.tsx')).OverviewScreen })),
  },
  {
    path: 'bookings',
    title: 'Gestione Prenotazioni',
    label: 'Prenotazioni',
    access: 'admin',
    icon: CalendarDays,
    Content: lazy(async () => ({ default: (await import('./screens/bookings/bookings-screen.tsx')).BookingsScreen })),
  },
  {
    path: 'messages',
    title: 'Messaggi di Contatto',
    label: 'Messaggi',
    access: 'admin',
    icon: Mail,
    Content: lazy(async () => ({ default: (await import('./screens/messages/messages-screen.tsx')).MessagesScreen })),
  },
  {
    path: 'mail',
    title: 'Posta',
    label: 'Posta',
    access: 'admin',
    icon: Send,
    Content: lazy(async () => ({ default: (await import('./screens/mail/mail-screen.tsx')).MailScreen })),
  },
  {
    path: 'reviews',
    title: 'Gestione Recensione',
    label: 'Recensioni',
    access: 'admin',
    icon: Star,
    Content: lazy(async () => ({ default: (await import('./screens/reviews/reviews-screen.tsx')).ReviewsScreen })),
  },
  {
    path: 'homepage',
    title: 'Home page',
    label: 'Home page',
    access: 'admin',
    icon: PanelTop,
    Content: lazy(async () => ({ default: (await import('./screens/homepage/homepage-screen.tsx')).HomepageScreen })),
  },
  {
    path: 'property',
    title: 'Proprietà',
    label: 'Proprietà',
    access: 'admin',
    icon: House,
    Content: lazy(async () => ({ default: (await import('./screens/property/property-screen.tsx')).PropertyScreen })),
  },
  {
    path: 'features',
    title: 'Riquadri in evidenza',
    label: 'Riquadri',
    access: 'admin',
    icon: Sparkles,
    Content: lazy(async () => ({ default: (await import('./screens/features/features-screen.tsx')).FeaturesScreen })),
  },
  {
    path: 'menu',
    title: 'Menu',
    label: 'Menu',
    access: 'admin',
    icon: ListTree,
    Content: lazy(async () => ({ default: (await import('./screens/menu/menu-screen.tsx')).MenuScreen })),
  },
  {
    path: 'blog',
    title: 'Blog',
    label: 'Blog',
    access: 'editor',
    icon: Newspaper,
    Content: lazy(async () => ({ default: (await import('./screens/blog/blog-screen.tsx')).BlogScreen })),
  },
  {
    path: 'pages',
    title: 'Pagine',
    label: 'Pagine',
    access: 'editor',
    icon: FileText,
    Content: lazy(async () => ({ default: (await import('./screens/pages/pages-screen.tsx')).PagesScreen })),
  },
  {
    path: 'media',
    title: 'Media',
    label: 'Media',
    access: 'editor',
    icon: Images,
    Content: lazy(async () => ({ default: (await import('./screens/media/media-screen.tsx')).MediaScreen })),
  },
  {
    path: 'gallery',
    title: 'Gallerie',
    label: 'Gallerie',
    access: 'editor',
    icon: GalleryHorizontalEnd,
    Content: lazy(async () => ({
      default: (await import('./screens/galleries/galleries-screen.tsx')).GalleriesScreen,
    })),
  },
  {
    path: 'task',
    title: 'Attività',
    label: 'Attività',
    access: 'admin',
    icon: ListTodo,
    Content: lazy(async () => ({ default: (await import('./screens/tasks/tasks-screen.tsx')).TasksScreen })),
  },
  {
    path: 'users',
    title: 'Gestione Utenti',
    label: 'Utenti',
    access: 'admin',
    icon: Users,
    Content: lazy(async () => ({ default: (await import('./screens/users/users-screen.tsx')).UsersScreen })),
  },
  {
    path: 'backup',
    title: 'Backup',
    label: 'Backup',
    access: 'admin',
    icon: ArchiveRestore,
    Content: lazy(async () => ({ default: (await import('./screens/backup/backup-screen.tsx')).BackupScreen })),
  },
];
