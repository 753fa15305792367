import type { ShareInfo } from "../api/protocol";

/** A row of a table: what it is about, and the shares in its columns. */
export interface ReportRow {
  name: string;
  shares: ShareInfo[];
}

/** A table: the headings of its columns, its rows, and what is to be minded. */
export interface ReportTable {
  title: string;
  columns: string[];
  rows: ReportRow[];
  note: string;
}

/** What the report of a test says, in the reader's language. */
export interface Report {
  lang: string;
  title: string;
  about: string;
  overall: string;
  tables: ReportTable[];
  deck: string;
  conditions: string;
}

export const rate = (share: ShareInfo): number => (share.games ? share.points / share.games : 0);
export const percent = (value: number): string => String(Math.round(100 * value));

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.3rem .6rem;border-bottom:1px solid #8886}
svg{display:block;width:100%;height:14px}pre{white-space:pre-wrap;padding:1rem;border:1px solid #8886}
small{opacity:.8}`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The interval as a bar, the share as a mark on it, and a line in the middle. */
function bar(share: ShareInfo): string {
  const at = (value: number): string => (100 * value).toFixed(1);
  return `<svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
<path d="M50 0V14" stroke="#888" stroke-width=".3"/><rect x="${at(share.low)}" y="4" width="${at(share.high - share.low)}" height="6" fill="#3d7ea688"/>
<rect x="${at(Math.max(0, rate(share) - 0.004))}" y="1" width="0.8" height="12" fill="#3d7ea6"/></svg>`;
}

function cell(share: ShareInfo): string {
  if (!share.games) return "<td></td>";
  return `<td>${bar(share)}${percent(rate(share))} % <small>(${percent(share.low)}–${percent(share.high)}, ${share.games})</small></td>`;
}

function table(one: ReportTable): string {
  const head = one.columns.map((column) => `<th>${escaped(column)}</th>`).join("");
  const rows = one.rows.map((row) => `<tr><th scope="row">${escaped(row.name)}</th>${row.shares.map(cell).join("")}</tr>`);
  return `<h2>${escaped(one.title)}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table><p>${escaped(one.note)}</p>`;
}

/** The report as a page that needs nothing from elsewhere, to be kept or sent. */
export function reportPage(report: Report): string {
  return `<!doctype html>
<html lang="${escaped(report.lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(report.title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(report.title)}</h1><p>${escaped(report.about)}</p><p><b>${escaped(report.overall)}</b></p>
${report.tables.map(table).join("\n")}
<pre>${escaped(report.deck)}</pre><p><small>${escaped(report.conditions)}</small></p></body></html>
`;
}
