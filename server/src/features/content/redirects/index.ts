export { movedRedirects } from './redirects.demo.ts';
export type { Redirects } from './redirects.service.ts';
