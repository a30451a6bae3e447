import { type DataDir, type Generation, nextGeneration, openCurrentGeneration, pointTo } from '../data-dir/data-dir.ts';
import type { SiteGenerations } from '../features/operations/backup/restore.ts';
import type { SiteGate } from '../http/shell/site-gate.ts';
import type { OpenSite } from './open-site.ts';

type MoverNeeds = { readonly dataDir: DataDir; readonly gate: SiteGate };

type Open = (generation: Generation) => Promise<OpenSite>;

type CurrentSite = OpenSite & { readonly generation: Generation };

/** How long requests in flight are waited for, at most twice: a restore may delay visitors for two seconds. */
const DRAIN_TIMEOUT_MS = 700;

/** Holds the site behind the gate, and moves it to another generation of data. */
export function createSiteMover({ dataDir, gate }: MoverNeeds) {
  let opened: { readonly site: CurrentSite; readonly open: Open } | undefined;

  function requireOpened() {
    if (!opened) throw new Error('the site is not open');
    return opened;
  }

  const current = (): CurrentSite => requireOpened().site;

  async function openWith(open: Open): Promise<OpenSite> {
    const generation = openCurrentGeneration(dataDir);
    const site = await open(generation);
    opened = { site: { ...site, generation }, open };
    gate.open(site.listener);
    return site;
  }

  async function closeCurrent(): Promise<void> {
    await gate.refuseAll(DRAIN_TIMEOUT_MS);
    await current().close();
  }

  const generations: SiteGenerations = {
    current: () => current().generation,
    nextGeneration: () => nextGeneration(dataDir),

    async moveTo(name, work) {
      const { site: former, open } = requireOpened();
      let isClosed = false;
      try {
        await former.quieten();
        await gate.refuseWrites(DRAIN_TIMEOUT_MS);
        const result = await work();
        await closeCurrent();
        isClosed = true;
        pointTo(dataDir, name);
        await openWith(open);
        return result;
      } catch (error) {
        // Background work has ended, so the site must be opened anew.
        if (!isClosed) await closeCurrent();
        const isMoved = openCurrentGeneration(dataDir).name !== former.generation.name;
        if (isMoved) pointTo(dataDir, former.generation.name);
        await openWith(open);
        throw error;
      }
    },
  };

  return {
    generations,
    current,
    /** Opens the current generation; each later one is opened by the same function. */
    openWith,
  };
}
