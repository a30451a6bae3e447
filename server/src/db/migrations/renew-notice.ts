type Notice = {
  /** Each that the program ever began a site with. */
  readonly before: readonly string[];
  readonly now: string;
};

const THE_NOTICE = `(select id from pages where slug = 'informativa-privacy')`;

/**
 * SQL that updates a privacy notice to `now`, in each language in which it is still the program's own text. Owners who
 * wrote their own keep it.
 */
export function renewNotice(italian: Notice, others: Readonly<Record<string, Notice>>): string {
  return `
    update pages set content = ${quoted(italian.now)}
      where slug = 'informativa-privacy' and content in (${listed(italian.before)});
    ${Object.entries(others)
      .map(([language, notice]) => renewTranslation(language, notice, italian))
      .join('')}`;
}

/** Updates translations of the earlier Italian text, if both are the program's own. */
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

/** Quotes a text for SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
