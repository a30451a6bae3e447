import type { Embed } from '@approdo/shared/rich-text/embed';
import { Button } from '@mantine/core';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { type MouseEvent, useId, useState } from 'react';
import kit from '../../kit/styles/kit.module.css';
import { changeText } from './change-text.ts';
import { EMBED_ICONS, sayEmbed, valueIn } from './describe-embed.ts';
import { EmbedBlock } from './document/embed-block.ts';
import styles from './embed-marker.module.css';
import { EmbedWindow } from './embed-window.tsx';
import { EMBEDS } from './texts.ts';

/** The block that stands for an embed in the editor. */
export const MarkedEmbed = EmbedBlock.extend({ addNodeView: () => ReactNodeViewRenderer(EmbedMarker) });

function EmbedMarker({ node, updateAttributes, getPos, editor }: NodeViewProps) {
  const embed: Embed = node.attrs.embed;
  const [isEditing, setIsEditing] = useState(false);
  const id = useId();
  const Icon = EMBED_ICONS[embed.type];
  const isGallery = embed.type === 'gallery';
  // A press beside the text leaves the caret where it is.
  const onMouseDown = (event: MouseEvent) => event.preventDefault();
  const button = { size: 'compact-sm', 'aria-describedby': id, onMouseDown } as const;

  function remove(): void {
    const at = getPos();
    if (at !== undefined) changeText(editor, (chain) => chain.deleteRange({ from: at, to: at + node.nodeSize }));
  }

  return (
    <NodeViewWrapper>
      <div className={styles.marker} contentEditable={false} data-missing={valueIn(embed) ? undefined : true}>
        <Icon size={20} aria-hidden />
        {embed.type === 'image' && embed.src && (
          <img className={styles.picture} src={embed.src} alt="" draggable={false} />
        )}
        <span className={styles.text} id={id} data-drag-handle>
          {sayEmbed(embed)}
        </span>
        {editor.isEditable && (
          <span className={kit.line}>
            <Button {...button} variant="default" onClick={() => setIsEditing(true)}>
              {isGallery ? EMBEDS.editGallery : EMBEDS.edit}
            </Button>
            <Button {...button} variant="outline" color="red" onClick={remove}>
              {isGallery ? EMBEDS.removeGallery : EMBEDS.remove}
            </Button>
          </span>
        )}
      </div>
      {isEditing && (
        <EmbedWindow
          embed={embed}
          isNew={false}
          onSave={(changed) => {
            updateAttributes({ embed: changed });
            setIsEditing(false);
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
    </NodeViewWrapper>
  );
}
