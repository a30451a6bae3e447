import { Fragment, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { LoadLatest } from '../feedback/conflict.ts';

type Props<Resource> = {
  /** The edited record, as it was when the form was opened. */
  readonly of: Resource;
  readonly shape: z.ZodType<Resource>;
  /** A form of one version of the record; pass `loadLatest` to `useForm`. */
  readonly children: (resource: Resource, loadLatest: LoadLatest) => ReactNode;
};

/** A form that restarts when the user loads what somebody else saved meanwhile. */
export function VersionedForm<Resource extends { readonly version?: string | undefined }>({
  of,
  shape,
  children,
}: Props<Resource>) {
  const [resource, setResource] = useState(of);
  const loadLatest: LoadLatest = (current) => {
    const { data } = shape.safeParse(current);
    return data && (() => setResource(data));
  };
  return <Fragment key={resource.version}>{children(resource, loadLatest)}</Fragment>;
}
