import type { Logger } from 'pino';
import { createProgramDoor } from '../features/accounts/connections/tokens/admit-programs.ts';
import { createMadeBackups } from '../features/accounts/connections/tokens/made-backups.ts';
import { tokensRoutes } from '../features/accounts/connections/tokens/tokens.routes.ts';
import { createAccessTokens } from '../features/accounts/connections/tokens/tokens.service.ts';
import type { Basics } from './basics.ts';

type ConnectionsNeeds = Pick<Basics, 'database' | 'clock' | 'limits'> & { readonly log: Logger };

/** The programs that the property is connected to. */
export function createConnections(needs: ConnectionsNeeds) {
  return {
    admitProgram: createProgramDoor(needs),
    madeBackups: createMadeBackups(needs.database),
    handlers: { tokens: tokensRoutes(createAccessTokens(needs)) },
  };
}
