import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { INNER_SCREENS, SCREENS, type Screen } from '../session/screens.ts';
import { AdminLayout } from './admin-layout.tsx';
import { BrokenRoute, UnknownRoute } from './route-faults.tsx';
import { SCREEN_CONTENTS } from './screen-contents.ts';
import { ScreenRoute } from './screen-route.tsx';
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
        children: [
          ...[...SCREENS, ...INNER_SCREENS].map((screen) => routeOf(screen, SCREEN_CONTENTS[screen.path])),
          { path: '*', element: <UnknownRoute /> },
        ],
      },
    ],
  },
];

function routeOf(screen: Screen, Content: ComponentType): RouteObject {
  const element = <ScreenRoute screen={screen} Content={Content} />;
  if (screen.path === '') return { index: true, element };
  return { path: screen.rest ? `${screen.path}/${screen.rest}` : screen.path, element };
}
