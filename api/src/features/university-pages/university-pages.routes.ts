/** The call of the room university-pages. */
import { getUniversityPage } from "@ijaza/schema/university-pages/calls";
import type { Mount } from "../../platform/http/mount.ts";
import type { UniversityPages } from "./university-pages.service.ts";

export function mountUniversityPages(mount: Mount, pages: UniversityPages): void {
  mount(getUniversityPage, ({ slug }) => pages.read(slug));
}
