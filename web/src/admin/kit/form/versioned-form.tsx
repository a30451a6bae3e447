import { Fragment, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { LoadLatest } from '../feedback/conflict.ts';

type Props<Thing> = {
  /** The edited record, as it was when the form was opened. */
  readonly of: Thing;
  readonly shape: z.ZodType<Thing>;
  /** A form of one version of the record; pass `loadLatest` to `useForm`. */
  readonly children: (thing: Thing, loadLatest: LoadLatest) => ReactNode;
};

/** A form that restarts when the user loads what somebody else saved meanwhile. */
export function VersionedForm<Thing extends { readonly version?: string | undefined }>({
  of,
  shape,
  children,
}: Props<Thing>) {
  const [thing, setThing] = useState(of);
  const loadLatest: LoadLatest = (current) => {
    const { data } = shape.safeParse(current);
    return data && (() => setThing(data));
  };
  return <Fragment key={thing.version}>{children(thing, loadLatest)}</Fragment>;
}
