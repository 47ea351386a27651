/** The id of the element that lists, as JSON, the scripts of a painted page for its first script to fetch. */
export const PAGE_SCRIPTS_ID = "page-scripts";
