import type { RouteObject } from 'react-router-dom';
import { SCREENS, type Screen } from '../screens.ts';
import { AdminLayout } from './admin-layout.tsx';
import { BrokenRoute, UnknownRoute } from './route-faults.tsx';
import { ScreenRoute } from './screen-route.tsx';

/** The addresses of the back office, made from the table of screens. */
export const ROUTES: RouteObject[] = [
  {
    path: '/',
    element: <AdminLayout />,
    children: [
      {
        errorElement: <BrokenRoute />,
        children: [...SCREENS.map(routeOf), { path: '*', element: <UnknownRoute /> }],
      },
    ],
  },
];

function routeOf(screen: Screen): RouteObject {
  const element = <ScreenRoute screen={screen} />;
  return screen.path === '' ? { index: true, element } : { path: screen.path, element };
}
