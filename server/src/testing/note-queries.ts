import {
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { Database } from '../db/database.ts';

/** Wraps a database to record its queries by verb and table, as `select posts`. */
export function noteQueries(database: Database) {
  const queries: string[] = [];
  const noting = database.withPlugin({
    transformQuery({ node }) {
      const query = describe(node);
      if (query) queries.push(query);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { database: noting, queries };
}

function describe(node: OperationNode): string | undefined {
  if (SelectQueryNode.is(node)) return `select ${nameOf(node.from?.froms[0])}`;
  if (InsertQueryNode.is(node)) return `insert ${nameOf(node.into)}`;
  if (UpdateQueryNode.is(node)) return `update ${nameOf(node.table)}`;
  return DeleteQueryNode.is(node) ? `delete ${nameOf(node.from.froms[0])}` : undefined;
}

function nameOf(node: OperationNode | undefined): string | undefined {
  return node && TableNode.is(node) ? node.table.identifier.name : undefined;
}
