import { compare, hash } from 'bcryptjs';

export type HashTask = { readonly kind: 'hash'; readonly password: string; readonly cost: number };
export type MatchTask = { readonly kind: 'match'; readonly password: string; readonly hash: string };

/** The entry point of the hasher's threads. bcrypt reads 72 bytes: the caller refuses longer passwords. */
export default async function work(task: HashTask | MatchTask): Promise<string | boolean> {
  if (task.kind === 'hash') return await hash(task.password, task.cost);
  return await compare(task.password, task.hash);
}
