/** The controls below a list: the shown rows, the rows per page, and the previous and next pages. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../platform/format/format.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { IconButton } from "./IconButton.tsx";
import "./Pager.css";

const PAGE_SIZES = [25, 50, 100, 500] as const;

type PagerProps = {
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total`, which was not counted to its end. */
  isCapped?: boolean | undefined;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
};

export function Pager({ page, pageSize, total, isCapped = false, onPage, onPageSize }: PagerProps) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const [first, last, all] = [from, to, total].map((value) => formatNumber(value, language));
  return (
    <nav className="pager" aria-label={t("list.pages")}>
      <span className="pager__range num">
        <bdi>
          {first}–{last}
        </bdi>{" "}
        {t(isCapped ? "list.ofMoreThan" : "list.of")} <bdi>{all}</bdi>
      </span>
      <label className="pager__size">
        <span>{t("list.pageSize")}</span>
        <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className="pager__ways">
        <IconButton disabled={page <= 1} onClick={() => onPage(page - 1)} label={t("list.previous")}>
          <ChevronLeft size={20} aria-hidden="true" className="flip" />
        </IconButton>
        <IconButton disabled={to >= total} onClick={() => onPage(page + 1)} label={t("list.next")}>
          <ChevronRight size={20} aria-hidden="true" className="flip" />
        </IconButton>
      </span>
    </nav>
  );
}
