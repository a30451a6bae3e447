type Notice = {
  /** Each that the program ever began a site with. */
  readonly before: readonly string[];
  readonly now: string;
};

const THE_NOTICE = `(select id from pages where slug = 'informativa-privacy')`;

/**
 * The steps that give a privacy notice which stands as the program once wrote it the words of `now`, in each language that it
 * stands in so. Who wrote her own keeps it.
 */
export function renewNotice(italian: Notice, others: Readonly<Record<string, Notice>>): string {
  return `
    update pages set content = ${quoted(italian.now)}
      where slug = 'informativa-privacy' and content in (${listed(italian.before)});
    ${Object.entries(others)
      .map(([language, notice]) => renewTranslation(language, notice, italian))
      .join('')}`;
}

/** What says the Italian that was there before says the one of now, where both are the program's. */
function renewTranslation(language: string, { before, now }: Notice, italian: Notice): string {
  const content = `kind = 'pages' and field = 'content' and language = '${language}' and thing_id in ${THE_NOTICE}`;
  return `
    update translations set "text" = ${quoted(now)} where ${content} and "text" in (${listed(before)});
    update translations set source = ${quoted(italian.now)}
      where ${content} and "text" = ${quoted(now)} and source in (${listed(italian.before)})
        and exists (select 1 from pages where id = thing_id and content = ${quoted(italian.now)});`;
}

function listed(texts: readonly string[]): string {
  return texts.map(quoted).join(', ');
}

/** A text as SQL writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
