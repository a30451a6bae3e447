import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    access: 'anyone',
    summary: 'Whether the site can serve',
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
    status: 200,
    isAlwaysAnew: true,
  }),
  warnings: endpoint({
    method: 'GET',
    path: '/health/warnings',
    access: 'admin',
    summary: 'What is wrong with how the site is set up, in Italian; empty while all is well',
    answer: z.array(z.string()),
    status: 200,
  }),
};
