import { body, framed, shadow, TONE } from './frame.ts'

const { night, dusk, mist, snow, pine, leaf, lamp, ember, rose, wood, dark } = TONE

const steam = (x: number, y: number) =>
  `<g fill="none" stroke="${snow}" stroke-linecap="round" stroke-width="5" opacity=".34"><path d="M${x - 16} ${y}c-10-12 10-20 0-34"/><path d="M${x + 4} ${y - 2}c-10-14 12-22 2-40"/><path d="M${x + 24} ${y}c-10-12 10-20 0-32"/></g>`

/** Things that stand on a table. */
export const TABLE = {
  coffee: framed(
    body('cup', ['#ffffff', '#b9cadb']) + body('plate', ['#fdf4e4', '#94a9c1']),
    `${shadow(166, 204, 96)}<ellipse cx="164" cy="196" rx="88" ry="17" fill="url(#plate)"/><ellipse cx="164" cy="193" rx="60" ry="9" fill="${dusk}" opacity=".22"/>
<path d="M220 124c34-8 44 38 0 44" fill="none" stroke="#c3d2e0" stroke-width="11"/><path d="M104 110h118c0 44-14 78-38 82h-42c-24-4-38-38-38-82z" fill="url(#cup)"/>
<ellipse cx="163" cy="110" rx="59" ry="13" fill="#e9f0f6"/><ellipse cx="163" cy="111" rx="51" ry="10" fill="#5b3420"/><ellipse cx="154" cy="109" rx="30" ry="5.5" fill="#c48a55"/>
<path d="M116 128c2 22 8 40 18 52" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>${steam(158, 88)}`,
  ),
  lunch: framed(
    body('bowl', ['#f0764a', '#8f3436']) + body('soup', ['#ffd27a', '#d98b36']),
    `${shadow(164, 208, 92)}<path d="M72 116h184c0 52-34 84-66 88h-52c-32-4-66-36-66-88z" fill="url(#bowl)"/>
<ellipse cx="164" cy="116" rx="92" ry="24" fill="#ffe9cf"/><ellipse cx="164" cy="118" rx="82" ry="19" fill="url(#soup)"/>
<g fill="${ember}"><circle cx="138" cy="116" r="9"/><circle cx="186" cy="123" r="8"/></g><g fill="${leaf}"><path d="M156 112c8-12 22-10 26-4-8 8-18 10-26 4z"/><path d="M106 121c8-8 18-6 20 0-8 4-14 4-20 0z"/><path d="M196 112c6-6 16-4 18 0-6 6-12 5-18 0z"/></g>
<path d="M230 106 292 54" stroke="#d9e4ee" stroke-width="9" stroke-linecap="round"/><path d="M84 136c4 22 14 38 28 50" fill="none" stroke="#ffd0b3" stroke-width="6" stroke-linecap="round" opacity=".65"/>${steam(156, 88)}`,
  ),
  plant: framed(
    body('pot', ['#f08a5d', '#93413a']) + body('leaf', ['#6fc190', pine]),
    `${shadow(162, 208, 62)}<g fill="url(#leaf)"><path d="M158 146C112 132 88 92 92 54c38 12 68 46 66 92z"/><path d="M164 146c44-16 70-56 62-98-40 14-68 50-62 98z"/><path d="M160 148c-22-40-18-92 6-124 24 34 22 88-6 124z"/><path d="M158 150c-34 6-70-8-86-34 36-8 72 6 86 34z"/><path d="M166 150c32 4 64-8 78-32-34-8-66 6-78 32z"/></g>
<g fill="none" stroke="#1b4a43" stroke-width="2.4" opacity=".55"><path d="M158 146C138 118 114 86 92 54M164 146c18-34 40-66 62-98M161 148c3-42 4-84 5-124"/></g>
<path d="M108 146h108l-12 58h-84z" fill="url(#pot)"/><path d="M102 138h120v18H102z" fill="#f49a6c"/><path d="M102 156h120v5H102z" fill="#5f2a2b" opacity=".4"/>`,
  ),
  mug: framed(
    body('mug', ['#3f7fae', '#14304f']),
    `${shadow(160, 208, 70)}<path d="M206 112c50-8 56 62 0 64" fill="none" stroke="#285a83" stroke-width="14"/><path d="M98 84h118v112c0 8-6 14-14 14h-90c-8 0-14-6-14-14z" fill="url(#mug)"/>
<ellipse cx="157" cy="84" rx="59" ry="12" fill="#7fb0d2"/><ellipse cx="157" cy="86" rx="50" ry="9" fill="#122a45"/>
<g transform="translate(157 148)"><path d="M-12-26a12 12 0 0 1 24 0" fill="none" stroke="${lamp}" stroke-width="5"/><path d="M-22-18h44l4 44h-52z" fill="#ffe0a3"/><path d="M-24-24h48v9h-48zM-28 24h56v8h-56z" fill="${lamp}"/><path d="M0-6c8 9 10 14 10 19a10 10 0 0 1-20 0c0-5 2-10 10-19z" fill="${ember}"/></g>
<path d="M110 104v84" stroke="#a7cfea" stroke-width="6" stroke-linecap="round" opacity=".5"/>`,
  ),
  bottle: framed(
    body('steel', ['#9fd4c0', '#20574f']) + body('cap', ['#3c4f63', '#14222f']),
    `${shadow(162, 210, 52)}<path d="M132 74c0-10 6-14 12-18V44h36v12c6 4 12 8 12 18v122c0 9-6 14-14 14h-32c-8 0-14-5-14-14z" fill="url(#steel)"/><path d="M140 24h44v24h-44z" fill="url(#cap)"/><path d="M150 14h24v12h-24z" fill="#24384c"/>
<path d="M132 124h60v34h-60z" fill="${snow}" opacity=".9"/><path d="M138 150c8-10 14-10 22 0s14 10 22 0" fill="none" stroke="${dusk}" stroke-width="4" stroke-linecap="round"/><path d="M138 138c8-8 14-8 22 0s14 8 22 0" fill="none" stroke="${mist}" stroke-width="3" stroke-linecap="round"/>
<path d="M142 82v112" stroke="#e9fff6" stroke-width="6" stroke-linecap="round" opacity=".55"/>`,
  ),
  book: framed(
    body('one', ['#e0744f', '#7e3038']) +
      body('two', ['#3f8a86', '#153c45']) +
      body('three', ['#5b82b4', '#1c3558']),
    `${shadow(164, 210, 104)}<path d="M64 176h196a6 6 0 0 1 6 6v24H64z" fill="url(#three)"/><path d="M70 184h192v16H70z" fill="#fff3dd"/><path d="M64 176h196v8H64z" fill="#7ea2cf"/>
<path d="M82 142h180v34H82z" fill="url(#two)"/><path d="M88 149h174v20H88z" fill="#fdeed3"/><path d="M82 142h180v7H82z" fill="#5cb0a4"/>
<g transform="rotate(-5 160 120)"><path d="M76 104h176v38H76z" fill="url(#one)"/><path d="M82 112h170v22H82z" fill="#fff6e6"/><path d="M76 104h176v8H76z" fill="#f4936a"/></g><path d="M206 92v62l-9-9-9 9V94z" fill="${lamp}"/>
<g stroke="#d8c5a2" stroke-width="1.5" opacity=".8"><path d="M92 156h166M92 162h166M76 190h182M76 195h182"/></g>`,
  ),
  notebook: framed(
    body('cover', ['#2f6f6a', '#10343c']) + body('pen', ['#ffd58a', '#c9762a']),
    `<path d="M74 204 116 92l152 22-30 104z" fill="#091d33" opacity=".35"/><g transform="rotate(9 160 146)"><path d="M82 92h150a8 8 0 0 1 8 8v96a8 8 0 0 1-8 8H82z" fill="url(#cover)"/><path d="M240 196v6a8 8 0 0 1-8 8H86v-6h146a8 8 0 0 0 8-8z" fill="#f6e9cf"/><path d="M82 92h18v112H82z" fill="#0c2a32"/><path d="M214 92h8v112h-8z" fill="${ember}"/>
<path d="M124 122h66v30h-66z" fill="#fdf1d8"/><path d="M132 132h50M132 141h34" stroke="#8b7350" stroke-width="3" stroke-linecap="round"/></g>
<g transform="rotate(-24 232 112)"><path d="M168 104h104v14H168z" fill="url(#pen)"/><path d="m168 104-20 7 20 7z" fill="#f7e6c8"/><path d="m154 109-6 2 6 2z" fill="${night}"/><path d="M258 104h14v14h-14z" fill="${dark}"/></g>`,
  ),
  parcel: framed(
    body('front', ['#d9a066', '#8a5a3c']) + body('side', ['#8a5a3c', '#4f3430']),
    `${shadow(166, 212, 96)}<path d="m76 112 84-28 92 24-84 30z" fill="#e8bd86"/><path d="m76 112 92 26v76l-92-26z" fill="url(#front)"/><path d="m252 108-84 30v76l84-30z" fill="url(#side)"/>
<path d="m116 98 92 25v76l-14 5v-76l-92-25z" fill="${ember}"/><path d="m194 128 14-5v76l-14 5z" fill="#a8402f"/><path d="m118 99 8-4 20 5 28-12 12 3-26 12" fill="none"/>
<path d="M160 110c-34-6-42-34-24-38 16-4 24 18 24 38zM160 110c8-34 34-44 42-28 6 14-18 26-42 28z" fill="${rose}"/><path d="M160 110c-20-6-26-22-18-26 8-2 16 12 18 26zM162 108c6-18 20-26 26-18 4 8-10 16-26 18z" fill="${ember}"/><circle cx="160" cy="108" r="8" fill="#d9532f"/><path d="M90 170h34v16l-34-9z" fill="${snow}" opacity=".9"/><path d="M96 177l22 6" stroke="${wood}" stroke-width="2.5"/>`,
  ),
} as const
