/** Reads the arguments of a command. */
import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Typed<O extends Options> = {
  args: readonly string[];
  options: O;
  /** Follows the message about arguments that do not fit. */
  usage?: string;
};

/** Values of the options by their names, and all else in its order. */
export type Arguments<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>
>;

/** A key is named by its thumbprint in base64url, and one in 64 of them begins with a hyphen, as options do. */
const LIKE_AN_OPTION = /^-[\w-]{42}$/;

/** A thumbprint is never an option. Throws for an option that there is not. */
export function readArguments<const O extends Options>({ args, options, usage }: Typed<O>): Arguments<O> {
  try {
    return parseArgs({ args: markThumbprints(args, options), options, allowPositionals: true });
  } catch (error) {
    if (usage === undefined) throw error;
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** A thumbprint is joined to the option before it, or stands after the `--` that ends all options. */
function markThumbprints(args: readonly string[], options: Options): string[] {
  const plain: string[] = [];
  const keys: string[] = [];
  for (const arg of args) {
    const before = plain.at(-1) ?? "";
    if (!LIKE_AN_OPTION.test(arg)) plain.push(arg);
    else if (options[before.slice(2)]?.type === "string") plain.splice(-1, 1, `${before}=${arg}`);
    else keys.push(arg);
  }
  return keys.length === 0 ? plain : [...plain, "--", ...keys];
}
