import type { Listener } from '../listener.ts';
import type { Metrics } from './metrics.ts';
import type { NameRoute } from './route-names.ts';

type CountingNeeds = {
  readonly listen: Listener;
  readonly nameRoute: NameRoute;
  readonly metrics: Pick<Metrics, 'count' | 'time'>;
};

/** Wraps a listener to count its requests. A cached response is sent by the time it returns, and costs no closure. */
export function countRequests({ listen, nameRoute, metrics }: CountingNeeds): Listener {
  return (request, response) => {
    // Routers change `request.url`.
    const route = nameRoute(request.method, request.url ?? '/');
    const began = performance.now();
    listen(request, response);
    if (response.writableEnded) {
      metrics.count(route, response.statusCode);
      return;
    }
    response.once('close', () => {
      metrics.count(route, response.headersSent ? response.statusCode : undefined);
      metrics.time(route, performance.now() - began);
    });
  };
}
