import { config } from 'zod';

/** The page's policy forbids `eval`, and zod would try it as soon as a schema is made: so this stands before all others. */
config({ jitless: true });
