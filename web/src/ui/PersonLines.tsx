/** A member of the staff in a list: the name in the reader's letters, then in others, and the e-mail under them. */
import { type UserNames, userNamesIn } from "@ijaza/schema/users/names";
import { useLanguage } from "../platform/i18n/use-language.ts";

export function PersonLines({ person }: { person: UserNames<string> & { email: string } }) {
  const [first, second] = userNamesIn(person, useLanguage());
  return (
    <span className="two-lines">
      <b>
        <bdi>{first}</bdi>
      </b>
      {second && (
        <small>
          <bdi>{second}</bdi>
        </small>
      )}
      <small>
        <bdi className="anywhere">{person.email}</bdi>
      </small>
    </span>
  );
}
