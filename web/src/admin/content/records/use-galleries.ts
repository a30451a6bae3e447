import { galleries } from '@approdo/shared/contract/content/galleries';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { galleries };
export const GALLERIES_KEY = ['galleries'];

/** Every gallery, the default one first. */
export function useGalleries() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: GALLERIES_KEY, queryFn: ({ signal }) => client.galleries.list({ signal }) });
}
