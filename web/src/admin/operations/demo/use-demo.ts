import { demo } from '@approdo/shared/contract/operations/demo';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { demo };

/** What is left of the starter content changes when the owner takes it away: everything is read again then. */
const DEMO_KEY = ['demo'];

/** What of the starter content is left, and what taking it away would do. */
export function useDemo() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: DEMO_KEY, queryFn: ({ signal }) => client.demo.view({ signal }) });
}
