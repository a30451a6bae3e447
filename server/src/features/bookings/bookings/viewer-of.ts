import type { Program } from '../../../http/calls/program.ts';
import type { Viewer } from '../../stays/stays/index.ts';

type ByPerson<Person> = { readonly caller: Person; readonly program?: undefined };
type ByProgram = { readonly caller: undefined; readonly program: Program };

/** Owns no booking: it is nobody. */
const ADMINS_VIEW: Viewer = { userId: '', role: 'ADMIN' };

/** Who is shown all bookings: a program that may read them sees what an admin sees, any other what anyone does. */
export function viewerOfAll({ caller, program }: ByPerson<Viewer | undefined> | ByProgram): Viewer | undefined {
  if (!program) return caller;
  return program.scopes.includes('READ_BOOKINGS') ? ADMINS_VIEW : undefined;
}

/** Whoever may see one booking in full; of programs, only those that may read bookings. */
export function viewerOfOne(context: ByPerson<Viewer> | ByProgram): Viewer {
  return context.program ? ADMINS_VIEW : context.caller;
}
