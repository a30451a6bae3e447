import { Route, Routes } from 'react-router-dom';
import { ScreenRoute, UnknownRoute } from './screen-route.tsx';
import type { ScreenRow } from './screens/screen-row.ts';
import { INNER_SCREENS, SCREENS } from './screens.ts';

const ROWS: readonly ScreenRow[] = [...SCREENS, ...INNER_SCREENS];

/** The screens at all addresses but the first, from their table. */
export function OtherScreens() {
  return (
    <Routes>
      {ROWS.map((screen) => (
        <Route
          key={screen.path}
          path={screen.rest ? `${screen.path}/${screen.rest}` : screen.path}
          element={
            <ScreenRoute screen={screen}>
              <screen.Content />
            </ScreenRoute>
          }
        />
      ))}
      <Route path="*" element={<UnknownRoute />} />
    </Routes>
  );
}
