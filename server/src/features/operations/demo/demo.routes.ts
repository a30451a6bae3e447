import type { demo as rows } from '@approdo/shared/contract/operations/demo';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Demo } from './demo.service.ts';

export function demoRoutes(demo: Demo): Handlers<typeof rows> {
  return { view: () => demo.view(), remove: () => demo.remove() };
}
