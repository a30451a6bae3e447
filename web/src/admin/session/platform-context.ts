import { type Client, createClient } from '@approdo/shared/client';
import type { Contract, Method } from '@approdo/shared/contract/base/endpoint';
import { createContext, use, useMemo } from 'react';
import type { Platform } from '../platform.ts';

export const PlatformContext = createContext<Platform | undefined>(undefined);

/** The shell that the back office runs in. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('There is no platform above this component');
  return platform;
}

/**
 * The client, but that each edit says which version was read, so that no form undoes unseen what others did; undefined where
 * one presses a switch, which writes over nothing else.
 */
type EditingClient<Rows extends Contract> = {
  readonly [Name in keyof Rows]: {
    readonly [Call in keyof Rows[Name]]: EditingCall<Rows[Name][Call], Client<Rows>[Name][Call]>;
  };
};

type EditingCall<Row, Call> = Row extends { readonly versioned: true; readonly method: Exclude<Method, 'GET'> }
  ? Call extends (call: infer Asked) => infer Answer
    ? (call: Asked & { readonly version: string | undefined }) => Answer
    : never
  : Call;

/** A client for these resources; pass the same object on every render. */
export function useClient<const Rows extends Contract>(rows: Rows): EditingClient<Rows>;
export function useClient(rows: Contract): Client<Contract> {
  const { transport } = usePlatform();
  return useMemo(() => createClient(rows, transport), [rows, transport]);
}
