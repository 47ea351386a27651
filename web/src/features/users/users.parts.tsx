/** What other rooms import from users: the menu of saved filters. */
export { SavedFilters } from "./components/SavedFilters.tsx";
