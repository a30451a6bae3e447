import type { Listener } from '../listener.ts';
import type { Metrics } from './metrics.ts';
import type { NameRoute } from './route-names.ts';

type Counted = {
  readonly listen: Listener;
  readonly nameRoute: NameRoute;
  readonly metrics: Pick<Metrics, 'count' | 'time'>;
};

/** The same listener, counted. What is at hand is out when it returns, and costs a look at two maps and no closure. */
export function countRequests({ listen, nameRoute, metrics }: Counted): Listener {
  return (request, response) => {
    // Routers change the address of a request on its way.
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
