import type { Access } from '@approdo/shared/domain/access';
import { CalendarDays, ListTodo, type LucideIcon, Mail, Star } from 'lucide-react';
import { type ComponentType, lazy } from 'react';

export type Screen = {
  /** Under the address of the back office. */
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
    path: 'reviews',
    title: 'Gestione Recensione',
    label: 'Recensioni',
    access: 'admin',
    icon: Star,
    Content: lazy(async () => ({ default: (await import('./screens/reviews/reviews-screen.tsx')).ReviewsScreen })),
  },
  {
    path: 'task',
    title: 'Attività',
    label: 'Attività',
    access: 'admin',
    icon: ListTodo,
    Content: lazy(async () => ({ default: (await import('./screens/tasks/tasks-screen.tsx')).TasksScreen })),
  },
];
