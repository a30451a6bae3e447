import { type RequestHandler, Router } from 'express';
import { constantTimeEqual } from '../../adapters/digest.ts';
import { unauthenticated } from '../problems.ts';
import type { Metrics, SiteFacts } from './metrics.ts';

type DoorNeeds = {
  readonly metrics: Metrics;
  /** What a watching program must show. */
  readonly token: string;
  readonly readFacts: () => Promise<SiteFacts>;
};

/** What a Prometheus scrapes. No row of the contract: its caller is a program of the operator's, and has no account. */
export function createMetricsDoor({ metrics, token, readFacts }: DoorNeeds): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/metrics', async (request, response) => {
    if (!constantTimeEqual(`Bearer ${token}`, request.get('authorization') ?? '')) {
      response.set('WWW-Authenticate', 'Bearer');
      throw unauthenticated('Serve il token di METRICS_TOKEN');
    }
    response.set('Content-Type', metrics.contentType).send(await metrics.write(await readFacts()));
  });
  return router;
}
