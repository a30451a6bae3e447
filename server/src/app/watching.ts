import { contract } from '@approdo/shared/contract';
import type { RequestHandler } from 'express';
import { createSiteFacts, type FactsNeeds } from '../features/operations/health/site-facts.ts';
import type { Listener } from '../http/listener.ts';
import { countRequests } from '../http/metrics/count-requests.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { createMetricsEndpoint } from '../http/metrics/metrics-endpoint.ts';
import { createRouteNames } from '../http/metrics/route-names.ts';

/** The metrics, which outlive an open site, and the token that a monitoring program must send. */
export type Watch = { readonly metrics: Metrics; readonly token: string };

export type Watching = {
  /** Answers with the metrics. */
  readonly endpoint: RequestHandler;
  readonly count: (listen: Listener) => Listener;
};

/** The site's part in monitoring. */
export function createWatching({ metrics, token }: Watch, facts: FactsNeeds): Watching {
  const nameRoute = createRouteNames(contract);
  return {
    endpoint: createMetricsEndpoint({ metrics, token, readFacts: createSiteFacts(facts) }),
    count: (listen) => countRequests({ listen, nameRoute, metrics }),
  };
}
