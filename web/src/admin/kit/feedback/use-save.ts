import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import type { z } from 'zod';
import type { AnyCall } from '../../session/use-call.ts';
import { useAction } from './use-action.ts';

type BodyOf<Row extends Endpoint> = Row['body'] extends z.ZodType ? z.input<Row['body']> : never;

type SaveOptions<New extends Endpoint, Old extends Endpoint> = {
  /** Of the edited record; undefined for a new one. */
  readonly id: string | undefined;
  readonly create: New;
  readonly edit: Old;
  readonly success: string;
};

type Saved = { readonly body: unknown; readonly version: string | undefined };

type Save<Body> = (body: Body, version?: string) => Promise<unknown>;

/** Saves a form as a new record, or with the version it started from; rejects if the server refuses. */
export function useSave<New extends Endpoint, Old extends Endpoint>(
  options: SaveOptions<New, Old>,
): Save<BodyOf<New> & BodyOf<Old>>;
export function useSave({ id, create, edit, success }: SaveOptions<Endpoint, Endpoint>): Save<unknown> {
  const save = useAction({
    run: ({ body, version }: Saved, call: AnyCall) =>
      id === undefined ? call(create, { body }) : call(edit, { params: { id }, body, version }),
    success: () => success,
  });
  return (body, version) => save.mutateAsync({ body, version });
}
