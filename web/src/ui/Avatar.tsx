/** The initials of a person in a circle; decoration for screen readers. */
import "./Avatar.css";

/** Two Latin initials, or one Arabic letter, since two would join. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.map((word) => [...word][0] ?? "");
  return /\p{Script=Arabic}/u.test(letters[0] ?? "") ? (letters[0] ?? "") : letters.slice(0, 2).join("").toUpperCase();
};

export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
