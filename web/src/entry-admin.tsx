import './ui/older-browsers.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp, awaitFirstDraw, ThemeProvider } from './admin/index.ts';
// First, so that the day's data are on their way while the rest is evaluated.
import { awaitDay } from './admin/shell/platform/browser-connection.ts';
import { createBrowserPlatform } from './admin/shell/platform/platform-browser.ts';

const BASENAME = '/admin';

const root = document.getElementById('admin');
if (!root) throw new Error('The page has no element to show the back office in');

void start(root);

async function start(place: HTMLElement): Promise<void> {
  const platform = createBrowserPlatform();
  const isFirstScreen = window.location.pathname.replace(/\/$/, '') === BASENAME;
  const user = platform.session.readUser();
  await awaitFirstDraw({ user, isFirstScreen, awaitDay });
  createRoot(place).render(
    <StrictMode>
      <ThemeProvider>
        <AdminApp platform={platform} basename={BASENAME} openedBy={user} />
      </ThemeProvider>
    </StrictMode>,
  );
}
