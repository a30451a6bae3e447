import type { Reader } from '../../db/transaction.ts';
import { findChannel, listChannels } from './channels.repository.ts';

export type ChannelName = { readonly id: string; readonly name: string };

/** What the owner calls each channel, by its id. */
export async function readChannelNames(reader: Reader): Promise<ReadonlyMap<string, ChannelName>> {
  const channels = await listChannels(reader);
  return new Map(channels.map(({ id, name }) => [id, { id, name }]));
}

export async function nameOfChannel(reader: Reader, id: string): Promise<string> {
  return (await findChannel(reader, id))?.name ?? '';
}
