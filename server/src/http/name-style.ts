import { createHash } from 'node:crypto';

/** The CSP hash source that allows a `style` element with exactly this content (CSP3, 2.3.1). */
export function nameStyle(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
