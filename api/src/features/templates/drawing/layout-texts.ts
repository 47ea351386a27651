/** The texts that a template of rows writes itself, in their order. Pure. */
import type { Language } from "@ijaza/schema/product";
import type { LayoutElement, StackLayout } from "@ijaza/schema/templates/stack-layout";

/** A text that a template writes itself; `path` is its place in the layout, as `elements.2.rows.0.cells.1.text`. */
type WrittenText = { path: string; language: Language; text: string };

/** The texts of a layout, in their order. */
export const textsOf = ({ elements }: Pick<StackLayout, "elements">): WrittenText[] =>
  elements.flatMap((element, at) => textsIn(element, `elements.${at}`));

function textsIn(element: LayoutElement, path: string): WrittenText[] {
  switch (element.kind) {
    case "row":
      return element.cells.map((each, at) => written(each, `${path}.cells.${at}`));
    case "stack":
      return element.rows.flatMap(({ cells: own }, row) =>
        own.map((each, at) => written(each, `${path}.rows.${row}.cells.${at}`)),
      );
    case "lettering":
      return [{ path: `${path}.text`, language: "ar", text: element.text }];
    case "facts":
      return element.facts.flatMap(({ labels, value }, fact) => [
        ...labels.map((each, at) => written(each, `${path}.facts.${fact}.labels.${at}`)),
        written(value, `${path}.facts.${fact}.value`),
      ]);
    default:
      return [];
  }
}

const written = ({ language: own, text }: Pick<WrittenText, "language" | "text">, path: string): WrittenText => ({
  path: `${path}.text`,
  language: own,
  text,
});
