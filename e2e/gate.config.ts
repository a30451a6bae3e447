import { defineConfig } from '@playwright/test';
import everything from './playwright.config.ts';

/**
 * What `npm test` tells: each journey once, at the width and in the shell that it is about, and six promises of
 * reliability. A story's tag says where it is told; `npm run test:all` tells all of them everywhere.
 */
const TAGS: Readonly<Record<string, RegExp>> = {
  machine: /@gate\b/,
  phone: /@gate(?![-\w])/,
  desk: /@gate-desk/,
  renderer: /@gate-app/,
};

const projects = (everything.projects ?? []).flatMap(({ name = '', ...project }) => {
  const grep = TAGS[name];
  return grep ? [{ ...project, name, grep }] : [];
});

export default defineConfig({ ...everything, projects });
