/** The little of jsdom that the tests' environment uses; the package brings no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
    readonly window: Window & typeof globalThis;
  }
}
