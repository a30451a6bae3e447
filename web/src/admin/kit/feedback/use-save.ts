import type { QueryKey } from '@tanstack/react-query';
import { useAction } from './use-action.ts';

type SaveOptions<Body> = {
  /** Of what is edited; undefined for something new. */
  readonly id: string | undefined;
  readonly create: (call: { readonly body: Body }) => Promise<unknown>;
  readonly edit: (call: {
    readonly params: { readonly id: string };
    readonly body: Body;
    readonly version: string | undefined;
  }) => Promise<unknown>;
  readonly reloads: readonly QueryKey[];
  readonly success: string;
};

type Saved<Body> = { readonly body: Body; readonly version: string | undefined };

/** How a form saves something, new or with the version that it began from; rejects where the server refuses. */
export function useSave<Body>({ id, create, edit, reloads, success }: SaveOptions<Body>) {
  const save = useAction({
    run: ({ body, version }: Saved<Body>) =>
      id === undefined ? create({ body }) : edit({ params: { id }, body, version }),
    reloads,
    success: () => success,
  });
  return (body: Body, version?: string) => save.mutateAsync({ body, version });
}
