/** A word stamped across a document that is not valid. Silent: the picture under it says the word. */
import "./Stamp.css";

export const Stamp = ({ word }: { word: string }) => (
  <span className="stamp" aria-hidden="true">
    {word}
  </span>
);
