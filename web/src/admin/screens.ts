import type { Access } from '@approdo/shared/domain/access';
import { CalendarDays, type LucideIcon } from 'lucide-react';
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
];
