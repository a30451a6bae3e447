import { type RequestHandler, Router } from 'express';
import { constantTimeEqual } from '../../adapters/digest.ts';
import { unauthenticated } from '../problems.ts';
import type { Metrics, SiteFacts } from './metrics.ts';

type EndpointNeeds = {
  readonly metrics: Metrics;
  /** The token that the monitoring program must send. */
  readonly token: string;
  readonly readFacts: () => Promise<SiteFacts>;
};

/** Serves the metrics to Prometheus. Not in the contract: its caller is the operator's program, without an account. */
export function createMetricsEndpoint({ metrics, token, readFacts }: EndpointNeeds): RequestHandler {
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
