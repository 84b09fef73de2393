import { body, HEIGHT, TONE, WIDTH } from './frame.ts'

const { night, dusk, mist, snow, pine, leaf, lamp, ember, rose, wood } = TONE

interface Sky {
  top: string
  middle: string
  low: string
}

const DUSK: Sky = { top: '#24467a', middle: '#7f8fb4', low: rose }

/** A thing out of doors, between sky and ground. */
export function outside(definitions: string, shapes: string, { top, middle, low }: Sky = DUSK): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset=".8" stop-color="${low}"/></linearGradient>
<linearGradient id="ground" x2="1" y2=".5"><stop stop-color="#e3eef6"/><stop offset="1" stop-color="#8aa8c4"/></linearGradient>
${definitions}
</defs>
<path fill="url(#sky)" d="M0 0h320v240H0z"/>
<path fill="#5d7ba6" opacity=".7" d="M0 168 44 134l34 22 48-40 52 44 40-30 42 34 60-30v74H0z"/>
<path fill="#3d5f8e" opacity=".8" d="m0 180 60-22 54 20 66-28 60 26 80-20v54H0z"/>
<path fill="url(#ground)" d="M0 186c70-14 120 4 180-4s100-10 140 0v58H0z"/>
${shapes}
</svg>
`
}

const pineTree = (x: number, y: number, size: number) =>
  `<path fill="${pine}" d="M${x} ${y - size}l${size * 0.34} ${size * 0.46}h-${size * 0.14}l${size * 0.24} ${size * 0.42}h-${size * 0.88}l${size * 0.24}-${size * 0.42}h-${size * 0.14}z"/>`

/** Things that belong out of doors. */
export const OUTSIDE = {
  umbrella: outside(
    body('cloth', ['#ff9a5f', '#a93a35']),
    `<g stroke="${snow}" stroke-width="2.6" stroke-linecap="round" opacity=".55"><path d="m36 30-8 20M86 16l-8 20M250 22l-8 20M292 58l-8 20M22 96l-8 20M300 130l-8 20M268 96l-6 16M52 138l-6 16"/></g>
<ellipse cx="168" cy="212" rx="60" ry="8" fill="${night}" opacity=".25"/><path d="M160 110v82c0 22-32 22-32 2" fill="none" stroke="#4a3028" stroke-width="8" stroke-linecap="round"/>
<path d="M160 34c62 0 104 38 110 86-16-12-30-12-44 0-14-14-28-18-44-4-8-8-36-8-44 4-14-14-30-12-44 0-14-12-28-12-44 0 6-48 48-86 110-86z" fill="url(#cloth)"/><path d="M160 34c-30 20-50 48-66 86 14-12 30-14 44 0 4-32 10-60 22-86z" fill="#ffc08a" opacity=".8"/><path d="M160 34c26 20 44 46 66 86-14-14-28-18-44-4-2-30-10-56-22-82z" fill="#c9503e" opacity=".7"/><path d="M157 22h6v14h-6z" fill="#4a3028"/>`,
  ),
  bicycle: outside(
    body('frame', ['#ffc15e', '#c96a24']),
    `${pineTree(40, 192, 70)}${pineTree(292, 188, 60)}<ellipse cx="162" cy="218" rx="118" ry="8" fill="${night}" opacity=".25"/>
<g fill="none" stroke="#1b2c41" stroke-width="7"><circle cx="92" cy="172" r="43"/><circle cx="232" cy="172" r="43"/></g><g fill="none" stroke="#dfe9f2" stroke-width="1.6" opacity=".8"><path d="M92 130v84M50 172h84M62 142l60 60M122 142l-60 60M232 130v84M190 172h84M202 142l60 60M262 142l-60 60"/></g>
<path d="m92 172 36-70h78l26 70M92 172h62l52-70M154 172l-30-84" fill="none" stroke="url(#frame)" stroke-width="9" stroke-linejoin="round"/><path d="m206 102-8-26h24c12 0 12 16 2 16" fill="none" stroke="#1b2c41" stroke-width="7" stroke-linecap="round"/><path d="M104 82h42c4 0 6 8-2 9l-24 2c-10 0-18-4-16-11z" fill="#4a2d26"/><circle cx="154" cy="172" r="11" fill="#32475d"/><path d="M154 172l14 22h12" fill="none" stroke="#32475d" stroke-width="6" stroke-linecap="round"/>
<path d="M222 98h34v26h-34z" fill="${wood}"/><path d="M222 106h34M222 115h34" stroke="#5d3826" stroke-width="2"/><circle cx="250" cy="84" r="7" fill="#ffe7b0"/>`,
  ),
  'half-day': outside(
    '<radialGradient id="sun" r=".5"><stop stop-color="#fff3cf"/><stop offset=".5" stop-color="#ffcf7d"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>' +
      body('hull', ['#c8603f', '#6d2c34']),
    `<circle cx="226" cy="126" r="92" fill="url(#sun)"/><circle cx="226" cy="126" r="30" fill="#fff1c9"/><path d="M0 160h320v80H0z" fill="#4b74a5"/><path d="M0 160h320v80H0z" fill="${dusk}" opacity=".35"/><g stroke="#ffe3ad" stroke-width="4" stroke-linecap="round"><path d="M206 170h44M190 180h72M214 190h36M182 202h52M226 212h42"/></g>
<path d="M0 240v-34c40-6 70 2 92 12s40 14 60 22z" fill="#274a3f"/><g fill="none" stroke="#5d3826" stroke-width="7" stroke-linecap="round"><path d="m34 214 22-52M96 222 70 160"/></g><path d="m44 148 60 34 20-18-58-34z" fill="#f7e5c2"/><path d="m44 148 60 34v8l-62-35z" fill="${ember}"/><path d="m66 130-22 18-10-44 20-14z" fill="#ffefd0"/><path d="m54 90-20 14 4 8 20-14z" fill="${ember}"/>
<path d="M128 186h58l-10 16h-38z" fill="url(#hull)"/><path d="M158 184v-60l30 52z" fill="#fdf6e8"/><path d="M154 184v-48l-20 42z" fill="#d9e4ef"/>`,
    { top: '#3c6ba3', middle: '#e8b59a', low: '#ffd8a0' },
  ),
  tree: outside(
    body('trunk', ['#a9714b', '#54352c']) + body('crown', ['#7fcf94', '#1f5e4f']),
    `<ellipse cx="164" cy="214" rx="76" ry="10" fill="${night}" opacity=".28"/><path d="M88 204c24-22 126-24 152 0-20 16-128 18-152 0z" fill="#6b4a39"/><path d="M110 200c20-12 80-14 104 0-20 8-82 8-104 0z" fill="#51372d"/>
<path d="M156 204c4-40 2-64-2-92h20c-4 30-4 56 2 92z" fill="url(#trunk)"/><path d="M162 150c-16-6-28-18-34-34M168 138c14-6 24-16 30-30" fill="none" stroke="#7b5039" stroke-width="6" stroke-linecap="round"/>
<g fill="url(#crown)"><circle cx="164" cy="68" r="44"/><circle cx="118" cy="98" r="32"/><circle cx="208" cy="94" r="34"/><circle cx="164" cy="106" r="34"/></g><g fill="#b9efb2" opacity=".65"><circle cx="146" cy="54" r="16"/><circle cx="106" cy="90" r="11"/><circle cx="194" cy="80" r="10"/></g>
<path d="M232 204v-44" stroke="#c79a66" stroke-width="6" stroke-linecap="round"/><path d="M218 142h40v22h-40z" fill="#f3dcb0"/><path d="M238 158c-10-6-10-14 0-12 10-2 10 6 0 12z" fill="${leaf}"/>`,
  ),
  freeze: outside(
    '<radialGradient id="glow" r=".5"><stop stop-color="#e8fbff" stop-opacity=".95"/><stop offset="1" stop-color="#9fdcff" stop-opacity="0"/></radialGradient><linearGradient id="ice" x2="1" y2="1"><stop stop-color="#f4fdff" stop-opacity=".95"/><stop offset=".5" stop-color="#9bd3ee" stop-opacity=".72"/><stop offset="1" stop-color="#3f7fb0" stop-opacity=".85"/></linearGradient>',
    `${pineTree(34, 196, 84)}${pineTree(286, 196, 72)}<circle cx="160" cy="120" r="116" fill="url(#glow)"/><ellipse cx="160" cy="216" rx="76" ry="9" fill="${night}" opacity=".28"/>
<path d="M160 66c34 38 46 64 46 88a46 46 0 0 1-92 0c0-24 12-50 46-88z" fill="${ember}"/><path d="M160 96c20 26 28 42 28 58a28 28 0 0 1-56 0c0-16 8-32 28-58z" fill="${lamp}"/><path d="M160 126c10 14 14 22 14 30a14 14 0 0 1-28 0c0-8 4-16 14-30z" fill="#fff3cf"/>
<path d="m160 24 72 44v92l-72 54-72-54V68z" fill="url(#ice)" opacity=".62"/><path d="m160 24 72 44v92l-72 54-72-54V68z" fill="none" stroke="${snow}" stroke-width="3"/><path d="m88 68 72 34 72-34M160 102v112" fill="none" stroke="${snow}" stroke-width="2" opacity=".7"/><path d="m100 80 40 20v64l-40-28z" fill="#fff" opacity=".3"/>
<g stroke="${snow}" stroke-width="3.4" stroke-linecap="round"><path d="M262 52v32M246 68h32M251 57l22 22M273 57l-22 22M58 44v22M47 55h22M50 47l16 16M66 47 50 63"/></g>`,
    { top: '#16335f', middle: '#4f79ab', low: mist },
  ),
} as const
