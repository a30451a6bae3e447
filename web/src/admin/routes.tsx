import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { SCREEN_CONTENTS } from './screen-contents.ts';
import { INNER_SCREENS, SCREENS, type Screen } from './screens.ts';
import { AdminLayout } from './shell/admin-layout.tsx';
import { BrokenRoute, UnknownRoute } from './shell/route-faults.tsx';
import { ScreenContext } from './shell/screen-context.ts';
import { ScreenRoute } from './shell/screen-route.tsx';
import { SecondProofGate } from './sign-in/second-proof-gate.tsx';

/** The addresses of the back office, made from the table of screens. */
export const ROUTES: RouteObject[] = [
  {
    path: '/',
    element: (
      <SecondProofGate Access={OwnAccess}>
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

/** Outside of its address. */
function OwnAccess() {
  const Content = SCREEN_CONTENTS.access;
  return (
    <ScreenContext value={SCREENS.find(({ path }) => path === 'access')}>
      <Content />
    </ScreenContext>
  );
}

function routeOf(screen: Screen, Content: ComponentType): RouteObject {
  const element = <ScreenRoute screen={screen} Content={Content} />;
  if (screen.path === '') return { index: true, element };
  return { path: screen.rest ? `${screen.path}/${screen.rest}` : screen.path, element };
}
