/** A university's logo, or the first letter of its name where there is none. */
import "./UniversityLogo.css";

export function UniversityLogo({ logo, name, large }: { logo: string | null; name: string; large?: boolean }) {
  const look = large ? "university-logo university-logo--large" : "university-logo";
  return (
    <span className={look} aria-hidden="true">
      {logo ? <img src={logo} alt="" /> : firstLetterOf(name)}
    </span>
  );
}

/** Words that most names begin with, which do not distinguish universities. */
const COMMON = /^(university|université|universite|جامعة|of|de|des|du|la|the|al)$/i;

const firstLetterOf = (name: string): string => {
  const words = name.trim().split(/[\s-]+/);
  const distinctive = words.find((word) => !COMMON.test(word)) ?? name;
  return ([...distinctive.replace(/^ال/, "")][0] ?? "").toUpperCase();
};
