import { Fragment, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { LoadLatest } from '../feedback/conflict.ts';

type Props<Thing> = {
  /** What is edited, as it was when the form was opened. */
  readonly of: Thing;
  readonly shape: z.ZodType<Thing>;
  /** A form of one version of it; `loadLatest` is for `useForm`. */
  readonly children: (thing: Thing, loadLatest: LoadLatest) => ReactNode;
};

/** A form that begins anew where one takes up what somebody else saved meanwhile. */
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
