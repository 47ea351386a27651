// Where the compiler puts the registry's variables, for those who prove storage without the contract's help.

/** The compiler's table without numbers that change with the source's text. */
export function describeStorage({ storage, types }) {
  return Object.fromEntries(
    storage.map(({ label, slot, offset, type }) => [label, place({ slot, offset, type }, types)]),
  );
}

function place({ slot, offset, type }, types) {
  const { keys, value } = openMappings(type, types);
  const { members, numberOfBytes } = types[value];
  return {
    slot: Number(slot),
    offset,
    bytes: Number(numberOfBytes),
    ...(keys.length > 0 && { keys }),
    ...(members && { members: Object.fromEntries(members.map((member) => [member.label, place(member, types)])) }),
  };
}

/** The types of the keys, from the outside in, and the type of what they lead to. */
function openMappings(type, types) {
  const { key, value } = types[type];
  if (key === undefined) return { keys: [], value: type };
  const inner = openMappings(value, types);
  return { ...inner, keys: [types[key].label, ...inner.keys] };
}

/** The variables that the verifier proves, by their names there. */
const PROVED = { anchors: "_anchors", logs: "_logs", keys: "_keys" };

/** The verifier's table, as a module. Throws when the contract has no such variable. */
export function renderProvedStorage(storage) {
  const entries = Object.entries(PROVED).map(([name, label]) => {
    if (!storage[label])
      throw new Error(`The contract has no variable ${label} any more: see contracts/storage-layout.mjs`);
    return [name, storage[label]];
  });
  return `/** Where the registry keeps batches, what was done to their diplomas, and keys. Written by contracts/build.mjs: do not edit. */
export const STORAGE = ${render(Object.fromEntries(entries), "")} as const;
`;
}

function render(value, indent) {
  if (Array.isArray(value)) return `[${value.map((each) => JSON.stringify(each)).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const lines = Object.entries(value).map(([name, each]) => `${indent}  ${name}: ${render(each, `${indent}  `)},`);
  return ["{", ...lines, `${indent}}`].join("\n");
}
