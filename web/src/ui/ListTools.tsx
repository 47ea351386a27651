/** The tools above a list: a search field, and filters, which collapse behind a button on a phone. */
import { ChevronDown, Search, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import "./ListTools.css";

const PAUSE_MS = 300;

type ListToolsProps = {
  /** What can be searched, in the reader's words. */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** What is done with the whole list, at the end of the tools. */
  actions?: ReactNode;
  /** Filters. */
  children?: ReactNode;
};

export function ListTools({ searchLabel, search, onSearch, actions, children }: ListToolsProps) {
  const { t } = useTranslation("ui");
  const [text, setText] = useState(search);
  const [open, setOpen] = useState(false);
  const id = useId();
  const known = useRef(search);
  // A search that comes from elsewhere, as from saved filters, takes the place of what was typed.
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (text === search) return;
    const timer = setTimeout(() => {
      known.current = text;
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <search className="list-tools">
      <span className="list-tools__search">
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text && (
          <button type="button" onClick={() => setText("")} aria-label={t("list.clearSearch")}>
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </span>
      {children && (
        <>
          <Button
            className="list-tools__fold"
            icon={SlidersHorizontal}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t("list.filters")}
          </Button>
          <span id={id} className={open ? "list-tools__filters is-open" : "list-tools__filters"}>
            {children}
          </span>
        </>
      )}
      {actions && <span className="list-tools__actions">{actions}</span>}
    </search>
  );
}

type Option = { value: string; label: string };
/** Options under a heading of their own. */
type OptionGroup = { label: string; options: readonly Option[] };

type FilterProps = {
  label: string;
  /** The word for "no filter". */
  all: string;
  value: string;
  options: readonly (Option | OptionGroup)[];
  /** Whether its options come after the page: it then has the most width from the start, and moves nothing. */
  isLate?: boolean;
  onChoose: (value: string) => void;
};

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function Filter({ label, all, value, options, isLate, onChoose }: FilterProps) {
  return (
    <span className={`filter${isLate ? " filter--late" : ""}${value ? " is-set" : ""}`}>
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map((each) =>
          "options" in each ? (
            <optgroup key={each.label} label={each.label}>
              {each.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(each)
          ),
        )}
      </select>
      <ChevronDown size={17} aria-hidden="true" />
    </span>
  );
}
