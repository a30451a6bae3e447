import { isRangeFree, type PlannedBooking, type TurnoverOptions } from '../stays/availability.ts';
import { canMoveTo, isBlock } from '../stays/booking.ts';

type Request = PlannedBooking & { readonly id: string };

/** The other requests that could no longer be confirmed if this one was. */
export function listRivals<One extends Request>(
  request: Request,
  bookings: readonly One[],
  options: TurnoverOptions,
): One[] {
  const confirmed = { ...request, status: 'CONFIRMED' } as const;
  return bookings.filter(
    (other) => other.id !== request.id && isRequest(other) && !isRangeFree(other, [confirmed], options),
  );
}

/**
 * Groups requests for the same days: each has a rival in its group and none outside. Requests without a rival are in no
 * group. Groups and requests keep their order.
 */
export function groupRivals<One extends Request>(bookings: readonly One[], options: TurnoverOptions): One[][] {
  const requests = bookings.filter(isRequest);
  const groups: One[][] = [];
  const placed = new Set<string>();
  for (const request of requests) {
    if (placed.has(request.id)) continue;
    const group = listReached(request, requests, options);
    for (const { id } of group) placed.add(id);
    if (group.size > 1) groups.push(requests.filter((one) => group.has(one)));
  }
  return groups;
}

/** The request, its rivals, their rivals, and so on. */
function listReached<One extends Request>(start: One, requests: readonly One[], options: TurnoverOptions): Set<One> {
  const reached = new Set([start]);
  // Iteration includes elements added meanwhile.
  for (const request of reached) {
    for (const rival of listRivals(request, requests, options)) reached.add(rival);
  }
  return reached;
}

function isRequest(booking: PlannedBooking): boolean {
  return !isBlock(booking) && canMoveTo(booking.status, 'CONFIRMED');
}
