/** The pages of a document that is exported as one SVG, one beneath the other. */

/** The paper of a page, and the group of what stands on it, which begins on the next line. */
const PAGE = /^( {4}<path class="typst-shape")([^\n]*\/>\n {4}<g transform="([^"]*)">)$/gm;

/** Typst moves the content of each page to its place, but not the paper, which would cover the first page. */
export const paperOfEachPage = (svg: string): string => svg.replace(PAGE, '$1 transform="$3"$2');
