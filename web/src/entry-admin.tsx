import './ui/older-browsers.ts';

// First, so that the day's data are on their way while the rest is evaluated.
import './admin/shell/platform/browser-connection.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin/index.ts';
import { createBrowserPlatform } from './admin/shell/platform/platform-browser.ts';

const root = document.getElementById('admin');
if (!root) throw new Error('The page has no element to show the back office in');

createRoot(root).render(
  <StrictMode>
    <AdminApp platform={createBrowserPlatform()} basename="/admin" />
  </StrictMode>,
);
