/**
 * jsdom as the browser of the tests, with Node's fetch, abort signals and URLs, since jsdom's own do not fit together.
 */
import { JSDOM } from "jsdom";
import { type Environment, populateGlobal } from "vitest/runtime";

const OF_NODE = [
  "AbortController",
  "AbortSignal",
  "URL",
  "URLSearchParams",
  "Headers",
  "Request",
  "Response",
  "Blob",
  "File",
] as const;

/** Takes Node's files, unlike jsdom's. React passes forms to it for their actions, which we do not use. */
const FormDataOfNode = new Proxy(FormData, { construct: (OfNode) => new OfNode() });

const environment: Environment = {
  name: "browser",
  viteEnvironment: "client",
  setup: (global) => {
    const kept = Object.fromEntries(OF_NODE.map((name) => [name, global[name]]));
    const dom = new JSDOM("<!doctype html><div id=root></div>", {
      url: "https://ijaza.example/",
      pretendToBeVisual: true,
    });
    const { keys, originals } = populateGlobal(global, dom.window, { bindFunctions: true });
    Object.assign(global, kept, { FormData: FormDataOfNode });
    return {
      teardown: () => {
        dom.window.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
};

// biome-ignore lint/style/noDefaultExport: vitest asks for it.
export default environment;
