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
  }),
};
