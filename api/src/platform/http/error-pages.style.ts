/** The style of the pages that explain refusals: one file, no script, both text directions, light and dark. */
export const STYLE = `:root { color-scheme: light dark; --ink: #14262d; --quiet: #47606a; --paper: #fbfaf6; --line: #d9d5c8; --link: #0e4a5a; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f2; --quiet: #b4c4c9; --paper: #062731; --line: #24505c; --link: #e9c67d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
header, main { max-inline-size: 60rem; margin-inline: auto; padding-inline: 1.25rem; }
header { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; justify-content: space-between; padding-block: 1.25rem; border-block-end: 1px solid var(--line); }
nav { display: flex; gap: 1rem; }
a { color: var(--link); }
.home { font-weight: 700; text-decoration: none; }
a:focus-visible, .wide:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
[aria-current] { color: var(--quiet); }
main { padding-block: 2rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.35; margin-block: 0 1.5rem; }
h2 { font-size: 1.1rem; margin-block: 0 0.25rem; }
var { font-style: normal; color: var(--quiet); }
code { font-size: 0.95em; overflow-wrap: anywhere; }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin-block: 2rem; }
dt { color: var(--quiet); font-size: 0.9rem; }
dd { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: baseline; padding: 0.5rem 0.75rem; border-block-end: 1px solid var(--line); }
th { font-weight: 600; }
table code { white-space: nowrap; }
td:last-child { min-inline-size: 18rem; }
`;
