/** The cap of a key, for the eye: what a button says to screen readers is its word, and its key by `aria-keyshortcuts`. */
import "./KeyCap.css";

export const KeyCap = ({ children }: { children: string }) => (
  <span className="key-cap" aria-hidden="true">
    {children}
  </span>
);
