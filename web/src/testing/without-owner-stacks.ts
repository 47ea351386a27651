/**
 * Elements without the stack of who made them: in development React takes one for each of the first ten thousand elements of a
 * second, a tenth of what a test of a page costs. Its warnings then name the component, but not the line.
 */
import * as React from "react";

type Internals = { recentlyCreatedOwnerStacks?: number };

const internals = Object.entries(React).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1] as
  | Internals
  | undefined;
if (internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });
