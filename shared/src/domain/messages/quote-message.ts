/** A message as an answer to it quotes it: each line after `> `. */
export function quoteMessage(message: string): string {
  return message.replaceAll(/^/gm, '> ');
}
