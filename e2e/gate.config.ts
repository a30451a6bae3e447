import { defineConfig } from '@playwright/test';
import everything from './playwright.config.ts';

/**
 * The stories of `npm test`: each journey once, at the width and in the shell that it is about, and six reliability
 * promises. A story's tag says where it runs; `npm run test:all` runs all of them everywhere.
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
