/** A member of the staff in a list: the name, and the e-mail under it. */

export function PersonLines({ username, email }: { username: string; email: string }) {
  return (
    <span className="two-lines">
      <b>
        <bdi>{username}</bdi>
      </b>
      <small>
        <bdi className="anywhere">{email}</bdi>
      </small>
    </span>
  );
}
