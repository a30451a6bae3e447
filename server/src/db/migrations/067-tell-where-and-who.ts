import type { Migration } from './migration.ts';

/**
 * What guests ask before they come: the town, how to reach the owner, a map and the rules of the house. The town of an
 * existing property is read from its address, as `townOf` does: after the last postal code or the last comma, without
 * the province.
 */
export const tellWhereAndWho: Migration = {
  name: '067-tell-where-and-who',
  sql: `
    alter table property add column town text;
    alter table property add column phone text;
    alter table property add column public_email text;
    alter table property add column is_whats_app integer not null default 0 check (is_whats_app in (0, 1));
    alter table property add column map_url text;
    alter table property add column house_rules text;

    with recursive places(n) as (select 1 union all select n + 1 from places where n < 200),
    written(line) as (
      select case when lower(address) like '%, italia' then substr(address, 1, length(address) - 8) else address end
        from property where address is not null
    ),
    coded(code_at) as (
      select max(n) from places, written
        where length(substr(line, n, 5)) = 5 and trim(substr(line, n, 5), '0123456789') = '' and substr(line, n + 5, 1) = ' '
          and (n = 1 or trim(substr(line, n - 1, 1), '0123456789') <> '')
    ),
    ends(part, is_certain) as (
      select
        case when code_at is not null then substr(line, code_at + 6)
          else substr(line, length(rtrim(line, replace(line, ',', ''))) + 1) end,
        case when code_at is not null or line like '%,%' then 1 else 0 end
        from written, coded
    ),
    cut(name, is_certain) as (
      select rtrim(trim(substr(part, 1, coalesce((select min(n) from places where substr(part, n, 1) in (',', '(')), 201) - 1)), ' -'),
        is_certain
        from ends
    ),
    found(name, is_certain) as (
      select
        case when length(name) > 3 and substr(name, length(name) - 2, 1) = ' '
            and trim(substr(name, length(name) - 1), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') = ''
          then rtrim(substr(name, 1, length(name) - 3), ' -') else name end,
        is_certain
        from cut
    )
    update property set town = (
      select name from found
        where length(name) between 2 and 100 and (is_certain = 1 or name not like '% %')
          and not exists (select 1 from places where substr(name, n, 1) between '0' and '9')
    );
  `,
};
