import { compare, hash } from 'bcryptjs';

export type HashTask = { readonly kind: 'hash'; readonly password: string; readonly cost: number };
export type MatchTask = { readonly kind: 'match'; readonly password: string; readonly hash: string };

/** Runs in a thread of the hasher's pool. bcrypt reads 72 bytes: longer passwords are the caller's to refuse. */
export default async function work(task: HashTask | MatchTask): Promise<string | boolean> {
  if (task.kind === 'hash') return await hash(task.password, task.cost);
  return await compare(task.password, task.hash);
}
