/** Functions that answer one question about rows that their caller does not see: they read all, and restore its scope. */

type Question = {
  name: string;
  /** The arguments. */
  takes: string;
  returns: string;
  /** The type of what the answer puts into `found`; without it the answer returns its rows by itself. */
  found?: string;
  answer: string;
};

export const question = ({ name, takes, returns, found, answer }: Question): string => `
create function ${name}(${takes}) returns ${returns} language plpgsql as $$
declare
  former_scope constant text := current_setting('ijaza.scope', true);
  ${found ? `found ${found};` : ""}
begin
  perform set_config('ijaza.scope', 'all', true);
  ${answer};
  perform set_config('ijaza.scope', coalesce(former_scope, ''), true);
  ${found ? "return found;" : ""}
end $$;
`;
