import '@mantine/core/styles.css';
import { Button, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('admin');
if (!root) throw new Error('The document has no place for the screen');
createRoot(root).render(
  <StrictMode>
    <MantineProvider>
      <h1>Oggi</h1>
      <Button>Avanti</Button>
    </MantineProvider>
  </StrictMode>,
);
