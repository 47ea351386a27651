/** Types for what the tests' environment uses of jsdom, which brings none. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
    readonly window: Window & typeof globalThis;
  }
}
