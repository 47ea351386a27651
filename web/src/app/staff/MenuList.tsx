/** The entries of the sidebar: links, groups that expand, and red counts of waiting work. */
import {
  Award,
  BadgeCheck,
  BookKey,
  ChevronDown,
  ChevronUp,
  CircleQuestionMark,
  GraduationCap,
  History,
  Landmark,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  PenLine,
  ScrollText,
  Settings,
  Users,
} from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, type Location, useLocation } from "react-router";
import { NumberValue } from "../../ui/Values.tsx";
import { type Entry, type EntryKey, type Group, isGroup, type MenuItem } from "./menu.ts";
import "./MenuList.css";

const ICONS: Partial<Record<EntryKey, LucideIcon>> = {
  audit: History,
  dashboard: LayoutDashboard,
  students: GraduationCap,
  diplomas: ScrollText,
  certificates: BadgeCheck,
  users: Users,
  templates: LayoutTemplate,
  settings: Settings,
  help: CircleQuestionMark,
  universities: Landmark,
  registry: BookKey,
};

type Place = Pick<Location, "pathname" | "search">;

/** An entry whose address has a query is one of several of a page: then the query decides. */
const isAt = (to: string, { pathname, search }: Place): boolean => {
  const [path = "", query] = to.split("?");
  return pathname.toLowerCase() === path.toLowerCase() && (query === undefined || search === `?${query}`);
};

const isBelow = (to: string, { pathname }: Place): boolean => pathname.toLowerCase().startsWith(`${to.toLowerCase()}/`);

const isHere = (to: string, place: Place): boolean => isAt(to, place) || isBelow(to, place);

/** The count that waits behind an entry; for a group, only a dot. */
function Badge({ count, dot }: { count: number | undefined; dot?: boolean }) {
  const { t } = useTranslation("ui");
  if (!count) return null;
  return (
    <span className={dot ? "badge badge--dot" : "badge"} title={t("staff.waiting", { count })}>
      <span className="sr-only">{t("staff.waiting", { count })}</span>
      {!dot && (
        <span aria-hidden="true">
          <NumberValue value={count} />
        </span>
      )}
    </span>
  );
}

/** What the agent may sign now: in another colour, since only this person's act is missing. */
function SigningBadge({ count }: { count: number | undefined }) {
  const { t } = useTranslation("ui");
  if (!count) return null;
  return (
    <span className="badge badge--sign" title={t("staff.toSign", { count })}>
      <span className="sr-only">{t("staff.toSign", { count })}</span>
      <span aria-hidden="true">
        <PenLine size={13} />
        <NumberValue value={count} />
      </span>
    </span>
  );
}

type MenuListProps = {
  items: MenuItem[];
  folded: boolean;
  onUnfold: () => void;
  onGo?: () => void;
};

function Line({
  entry,
  icon: Icon,
  folded,
  onGo,
}: { entry: Entry; icon?: LucideIcon } & Pick<MenuListProps, "folded" | "onGo">) {
  const { t } = useTranslation("ui");
  const name = t(`staff.${entry.key}`);
  const place = useLocation();
  const here = isHere(entry.to, place);
  return (
    <Link
      to={entry.to}
      aria-current={isAt(entry.to, place) ? "page" : here || undefined}
      className={["menu-line", !Icon && "menu-line--under", here && "active"].filter(Boolean).join(" ")}
      title={folded ? name : undefined}
      onClick={onGo}
    >
      {Icon && <Icon size={20} aria-hidden="true" />}
      <span className="menu-line__name">{name}</span>
      <SigningBadge count={entry.toSign} />
      <Badge count={entry.count} />
    </Link>
  );
}

/** Open while the page is one of its entries, unless somebody opens or closes it. */
function Unfolding({
  group,
  folded,
  onUnfold,
  onGo,
}: { group: Group } & Pick<MenuListProps, "folded" | "onUnfold" | "onGo">) {
  const { t } = useTranslation("ui");
  const place = useLocation();
  const inside = group.entries.some((entry) => isHere(entry.to, place));
  const [open, setOpen] = useState(inside);
  useEffect(() => setOpen(inside), [inside]);
  const Icon = ICONS[group.key] ?? Award;
  const Chevron = open ? ChevronUp : ChevronDown;
  const shown = open && !folded;
  const press = () => {
    if (folded) {
      setOpen(true);
      onUnfold();
    } else setOpen(!open);
  };
  return (
    <li>
      <button
        type="button"
        className={inside ? "menu-line is-inside" : "menu-line"}
        aria-expanded={shown}
        title={folded ? t(`staff.${group.key}`) : undefined}
        onClick={press}
      >
        <Icon size={20} aria-hidden="true" />
        <span className="menu-line__name">{t(`staff.${group.key}`)}</span>
        <Badge count={group.count} dot />
        <Chevron size={18} aria-hidden="true" className="menu-line__chevron" />
      </button>
      {shown && (
        <ul className="menu-list__under">
          {group.entries.map((entry) => (
            <li key={entry.key}>
              <Line entry={entry} folded={false} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function MenuList({ items, folded, onUnfold, onGo }: MenuListProps) {
  return (
    <ul className="menu-list">
      {items.map((item) =>
        isGroup(item) ? (
          <Unfolding key={item.key} group={item} folded={folded} onUnfold={onUnfold} onGo={onGo} />
        ) : (
          <li key={item.key}>
            <Line entry={item} icon={ICONS[item.key] ?? Award} folded={folded} onGo={onGo} />
          </li>
        ),
      )}
    </ul>
  );
}
