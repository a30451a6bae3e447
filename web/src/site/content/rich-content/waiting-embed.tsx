import { DEFAULT_WIDTH, defaultHeights, type Embed } from '@approdo/shared/rich-text/embed';
import { readYoutubeId } from '@approdo/shared/rich-text/youtube-address';
import { Image, MapPin, Play } from 'lucide-react';
import buttons from '../../../ui/button.module.css';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './waiting-embed.module.css';

/** An embed from another site: a picture, a map or a video. */
type OutsideEmbed = Extract<Embed, { type: 'map' | 'youtube' }> | { readonly type: 'image'; readonly src: string };

type WaitingEmbedProps = { readonly embed: OutsideEmbed };

const ICONS = { image: Image, map: MapPin, youtube: Play } as const;

/** A still and a button: nothing is requested from the other site until a visitor wants it. */
export function WaitingEmbed({ embed }: WaitingEmbedProps) {
  const { embeds, embedNotice, embedLink } = usePageTexts().pictures;
  const Icon = ICONS[embed.type];
  const { name, load } = embeds[embed.type];
  const named = name(new URL(embed.src).host);
  return (
    <div
      className={styles.embed}
      data-embed={embed.type}
      data-src={embed.src}
      data-label={named}
      {...(hasFilmShape(embed) && { 'data-film': '' })}
    >
      <Still embed={embed} />
      <div className={styles.words}>
        <Icon aria-hidden="true" strokeWidth={1.5} />
        <button type="button" className={buttons.button} data-load>
          {load}
        </button>
        <p>
          {embedNotice(named)}{' '}
          <a href={addressToOpen(embed)} target="_blank" rel="noopener">
            {embedLink}
          </a>
        </p>
      </div>
    </div>
  );
}

/** A placeholder in the size of the embed, with coast and sea for a map. */
function Still({ embed }: WaitingEmbedProps) {
  const { width, height } = embed.type === 'image' ? { width: DEFAULT_WIDTH, height: 320 } : embed;
  return (
    <svg width={width} height={height} viewBox="0 0 800 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {embed.type === 'map' && (
        <>
          <path d="M0 0H520C470 70 560 110 500 180S330 210 300 300 180 360 150 480H0Z" />
          <path d="M0 0H380C350 60 410 100 360 150S220 190 190 270 90 330 60 480H0Z" />
          <path d="M640 480C650 400 720 400 740 340S800 280 800 260V480Z" />
        </>
      )}
    </svg>
  );
}

/** A video without an explicit size has the shape of a film, however wide the column is. */
function hasFilmShape(embed: OutsideEmbed): boolean {
  return embed.type === 'youtube' && embed.width === DEFAULT_WIDTH && embed.height === defaultHeights.youtube;
}

function addressToOpen({ type, src }: OutsideEmbed): string {
  return type === 'youtube' ? `https://www.youtube.com/watch?v=${readYoutubeId(src)}` : src;
}
