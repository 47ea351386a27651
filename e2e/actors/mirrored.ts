/** Checks that a page in Arabic goes from right to left. */

/**
 * Runs in the page: neighbours in a row of which the earlier does not stand to the right of the later. Numbers, codes and
 * addresses that are marked as going from left to right are left out.
 */
export function listUnmirrored(): string[] {
  if (document.documentElement.dir !== "rtl") return ["the page goes from left to right"];
  const isRow = (element: Element) => /^(inline-)?flex$|^table-row$/.test(getComputedStyle(element).display);
  const isPlaced = (element: Element) => {
    const { position, order } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && order === "0" && (position === "static" || position === "relative");
  };
  const isTurned = (earlier: Element, later: Element) => {
    const [first, second] = [earlier.getBoundingClientRect(), later.getBoundingClientRect()];
    const isBeside = first.top < second.bottom - 1 && second.top < first.bottom - 1;
    return isBeside && first.right <= second.left + 1;
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) => isRow(element) && !element.closest("[dir=ltr]"))
    .flatMap((row) => {
      const neighbours = [...row.children].filter(isPlaced);
      return neighbours.filter((later, at) => at > 0 && isTurned(neighbours[at - 1]!, later));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
