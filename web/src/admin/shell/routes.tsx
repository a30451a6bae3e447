import type { RouteObject } from 'react-router-dom';
import { AdminLayout } from './admin-layout.tsx';
import { BrokenRoute, UnknownRoute } from './route-faults.tsx';
import { ScreenRoute } from './screen-route.tsx';
import { INNER_SCREENS, SCREENS, type ScreenRow } from './screens.ts';
import { SecondProofGate } from './sign-in/second-proof-gate.tsx';

/** The addresses of the back office, made from the table of screens. */
export const ROUTES: RouteObject[] = [
  {
    path: '/',
    element: (
      <SecondProofGate>
        <AdminLayout />
      </SecondProofGate>
    ),
    children: [
      {
        errorElement: <BrokenRoute />,
        children: [...[...SCREENS, ...INNER_SCREENS].map(routeOf), { path: '*', element: <UnknownRoute /> }],
      },
    ],
  },
];

function routeOf(screen: ScreenRow): RouteObject {
  const element = <ScreenRoute screen={screen} />;
  if (screen.path === '') return { index: true, element };
  return { path: screen.rest ? `${screen.path}/${screen.rest}` : screen.path, element };
}
