import { readPictureFiles, type StoredMedia } from '../../../content/media/index.ts';
import type { MoveKindWork } from '../move-kind.ts';
import type { SiteNeeds } from './kind-needs.ts';
import { judgeSite } from './site-judging.ts';
import { relinkTexts } from './site-links.ts';
import { createSitePictures, siteFactsOf } from './site-pictures.ts';
import { createSiteTexts, type PreparedText } from './site-texts.ts';

/** Posts, pages and pictures of another site (MOVING.md, sections 3 and 4). */
export function createSiteWork(needs: SiteNeeds): MoveKindWork {
  const { listThings, redirects, onNewPicture } = needs;
  const pictures = createSitePictures(needs);
  const texts = createSiteTexts(needs);

  return {
    async judge(reader, move, items) {
      texts.forgetPictures();
      const known = await listThings(reader, move.id);
      return { judgements: await judgeSite(reader, { move, items, known, canBeHad: pictures.canBeHad }) };
    },

    async prepare(move, item, signal) {
      if (item.kind !== 'PICTURE') return await texts.prepare(move, item);
      return { made: (await pictures.prepare(move, item, signal)) ?? null, warnings: [] };
    },

    async bring(trx, move, item, prepared) {
      // It is what `prepare` has made of this item.
      if (item.kind !== 'PICTURE') return await texts.bring(trx, move, item, prepared as PreparedText);
      texts.forgetPictures();
      return await pictures.bring(trx, move, item, prepared as StoredMedia | null);
    },

    async finish(trx, move, findUntouched) {
      texts.forgetPictures();
      const items = await listThings(trx, move.id);
      const { hosts } = siteFactsOf(move);
      const left = await relinkTexts(trx, { hosts, items, findUntouched, findTarget: redirects.findTarget });
      const ids = items.filter(({ kind }) => kind === 'PICTURE').map(({ thingId }) => thingId);
      for (const file of (await readPictureFiles(trx, ids)).values()) onNewPicture(file);
      return { things: [], hints: left === 0 ? [] : [`Collegamenti rimasti al vecchio sito: ${left}`] };
    },
  };
}
