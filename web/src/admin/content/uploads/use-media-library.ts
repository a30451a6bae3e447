import { mediaLibrary } from '@approdo/shared/contract/content/media';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { mediaLibrary };

export const MEDIA_KEY = ['media'];

/** The whole library, newest first. */
export function useMediaLibrary() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: MEDIA_KEY, queryFn: ({ signal }) => client.mediaLibrary.list({ signal }) });
}
