/** The place of the menu of saved filters, which loads after the list: the page does not wait for it. */
import { Bookmark } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../../../platform/load-page.ts";
import { Menu } from "../../../ui/Menu.tsx";
import type { FiltersMenuProps } from "./FiltersMenu.tsx";

const FiltersMenu = lazyPage<FiltersMenuProps>(() => import("./FiltersMenu.tsx").then((file) => file.FiltersMenu));

/** Its button, so that it moves none of its neighbours when it comes. */
function Place() {
  const { t } = useTranslation("ui");
  return <Menu labelled disabled icon={Bookmark} label={t("list.savedFilters")} items={[]} />;
}

export const SavedFilters = (props: FiltersMenuProps) => (
  <Suspense fallback={<Place />}>
    <FiltersMenu {...props} />
  </Suspense>
);
