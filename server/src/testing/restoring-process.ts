import { owner, startDataDirSite } from './data-dir-site.ts';

// Runs in a process of its own, to be killed: it starts the site on the folder that it is given and restores the oldest
// backup there is.
const [, , dataDir = ''] = process.argv;
const site = await startDataDirSite({ dataDir });
const { client } = await site.signIn();
const oldest = (await client.backup.list()).at(-1);
process.stdout.write('ready\n');
await client.backup.restore({ params: { id: oldest?.id ?? '' }, body: { password: owner.password } });
process.stdout.write('restored\n');
