/** The place of the menu of saved filters, which loads after the list: the page does not wait for it. */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import type { FiltersMenuProps } from "./FiltersMenu.tsx";

const FiltersMenu = lazyPage<FiltersMenuProps>(() => import("./FiltersMenu.tsx").then((file) => file.FiltersMenu));

export const SavedFilters = (props: FiltersMenuProps) => (
  <Suspense fallback={null}>
    <FiltersMenu {...props} />
  </Suspense>
);
