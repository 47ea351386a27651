/** Chooses the template from which documents are made. */
import { Field } from "../../../ui/Field.tsx";

type NamedTemplate = { id: string; name: string };
type TemplateChoiceProps<T extends NamedTemplate> = {
  label: string;
  hint: string;
  templates: readonly T[];
  chosen: T;
  onChoose: (template: T) => void;
};

export function TemplateChoice<T extends NamedTemplate>({
  label,
  hint,
  templates,
  chosen,
  onChoose,
}: TemplateChoiceProps<T>) {
  return (
    <Field label={label} hint={hint}>
      {(controlProps) => (
        <select
          {...controlProps}
          value={chosen.id}
          onChange={(event) => {
            const found = templates.find(({ id }) => id === event.target.value);
            if (found) onChoose(found);
          }}
        >
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
