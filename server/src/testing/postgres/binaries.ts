/** The folder of PostgreSQL's programs, which whoever runs tests has fetched. */
export function postgresBinaries(): string {
  const { PG_BIN } = process.env;
  if (!PG_BIN) throw new Error('PG_BIN names no folder of PostgreSQL’s programs');
  return PG_BIN;
}
