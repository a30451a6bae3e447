import type { RouteObject } from 'react-router-dom';
import { SCREENS } from '../screens.ts';
import { AdminLayout } from './admin-layout.tsx';
import { BrokenRoute, UnknownRoute } from './route-faults.tsx';
import { ScreenRoute, StartRoute } from './screen-route.tsx';

/** The addresses of the back office, made from the table of screens. */
export const ROUTES: RouteObject[] = [
  {
    path: '/',
    element: <AdminLayout />,
    children: [
      {
        errorElement: <BrokenRoute />,
        children: [
          { index: true, element: <StartRoute /> },
          ...SCREENS.map((screen) => ({ path: screen.path, element: <ScreenRoute screen={screen} /> })),
          { path: '*', element: <UnknownRoute /> },
        ],
      },
    ],
  },
];
