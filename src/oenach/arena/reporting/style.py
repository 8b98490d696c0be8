"""How the page looks, by day and by night."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root{color-scheme:light dark;--paper:#f5f3ee;--card:#fffdf9;--ink:#22201c;--soft:#69645a;
--line:#ddd7ca;--ahead:#2f7d5b;--behind:#c4622d;--mark:#2f7d5b}
@media(prefers-color-scheme:dark){:root{--paper:#171614;--card:#211f1c;--ink:#ece7dd;--soft:#a49d8f;
--line:#3b3832;--ahead:#3f9d74;--behind:#cf6f38;--mark:#5cbd92}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:66rem;margin:0 auto;padding:1rem;display:grid;gap:1rem;align-items:start;
grid-auto-flow:dense;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
header,footer,.wide{grid-column:1/-1}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.1rem;margin:0 0 .6rem}
header p{margin:.3rem 0;max-width:46rem}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem;
min-width:0}
svg{display:block;width:100%;max-width:34rem;height:auto;margin:0 auto}
svg+svg{margin-top:1rem}
svg text{font:12px system-ui,sans-serif;fill:var(--ink);paint-order:stroke;
stroke:var(--card);stroke-width:4px;stroke-linejoin:round}
svg .name{font-weight:600}
svg .figure,svg .tick{fill:var(--soft);font-variant-numeric:tabular-nums}
svg .tick{font-size:11px}
.grid{stroke:var(--line);stroke-width:1}
.base{stroke:var(--soft);stroke-width:1}
.fair{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:4 3}
.whisker{stroke:var(--mark);stroke-width:2;fill:none}
.dot{fill:var(--mark);stroke:var(--card);stroke-width:1.5}
.column{fill:var(--mark)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.4rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th{font-weight:600}
thead th{color:var(--soft);font-size:.85rem;vertical-align:bottom}
tr>:first-child{text-align:left;position:sticky;left:0;background:var(--card)}
tbody tr:last-child>*{border-bottom:0}
.cross td{text-align:center;border:2px solid var(--card)}
.cross .none{background:var(--paper)}
.cross thead th:not(:first-child){text-align:center}
.cross b,.cross small{display:block;font-weight:600}
.cross small{font-weight:400;font-size:.75rem}
.note,footer{color:var(--soft);font-size:.88rem;margin:.7rem 0 0}
footer{margin:0 0 2rem;max-width:46rem}
ul{margin:0;padding-left:1.2rem}
pre{margin:.8rem 0 0;overflow-x:auto;padding:.6rem .8rem;border-radius:8px;background:var(--card);
border:1px solid var(--line);font-size:.85rem}
"""
