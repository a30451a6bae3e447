import { resolveVariables, THEME } from '@approdo/web/admin';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Bridge } from '../ipc.ts';
import { DesktopApp } from './desktop-app.tsx';

declare global {
  interface Window {
    /** Exposed by the preload. */
    readonly approdo: Bridge;
  }
}

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element to show the app in');

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={THEME} cssVariablesResolver={resolveVariables} forceColorScheme="light">
      <DesktopApp bridge={window.approdo} />
    </MantineProvider>
  </StrictMode>,
);
