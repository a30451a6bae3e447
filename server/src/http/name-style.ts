import { createHash } from 'node:crypto';

/** How a policy names the content of an element `style`, so that it allows that one alone (CSP3, 2.3.1). */
export function nameStyle(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
