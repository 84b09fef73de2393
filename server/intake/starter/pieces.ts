/** What a new scene is made of, drawn around the middle of its waterline: from the colours of the product, at dusk. */
export interface Piece {
  id: 'lighthouse' | 'boat' | 'house'
  /** What is seen by day. */
  body: string
  /** Added while it is in progress, and when it is done. */
  glow: string
  light: string
}

/** Gradients of all pieces. */
export const PIECE_DEFS = `
    <linearGradient id="rock" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#8d92ae"/><stop offset="0.5" stop-color="#5f6688"/><stop offset="1" stop-color="#3a4269"/></linearGradient>
    <linearGradient id="snow" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#f3f0f4"/><stop offset="1" stop-color="#9fb4d6"/></linearGradient>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f0ebee"/><stop offset="0.6" stop-color="#aab6d2"/><stop offset="1" stop-color="#7484b0"/></linearGradient>
    <linearGradient id="ember" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f2855c"/><stop offset="1" stop-color="#8c4258"/></linearGradient>
    <linearGradient id="brick" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#c96a58"/><stop offset="1" stop-color="#6b3c5a"/></linearGradient>
    <linearGradient id="sail" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f7ece6"/><stop offset="1" stop-color="#a9b4d2"/></linearGradient>
    <linearGradient id="pine" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3b7370"/><stop offset="1" stop-color="#173b49"/></linearGradient>
    <radialGradient id="lit"><stop offset="0" stop-color="#ffd98c" stop-opacity="0.95"/><stop offset="0.25" stop-color="#ffb84d" stop-opacity="0.5"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>`

const pine = (x: number, y: number, size: number): string =>
  [0, 1, 2]
    .map((row) => {
      const top = y - size * (1 - row * 0.24)
      const half = size * (0.15 + row * 0.08)
      const foot = top + size * 0.46
      return `<path d="M${x} ${top} L${x + half} ${foot} L${x - half} ${foot} Z" fill="url(#pine)"/>`
    })
    .join('')

const islet = (half: number, height: number): string => `
      <path d="M${-half} 0 L${-half * 0.86} ${-height * 0.4} L${-half * 0.5} ${-height * 0.72} L${-half * 0.2} ${-height} L${half * 0.3} ${-height} L${half * 0.62} ${-height * 0.66} L${half * 0.9} ${-height * 0.34} L${half} 0 Z" fill="url(#rock)"/>
      <path d="M${-half * 0.5} ${-height * 0.72} L${-half * 0.34} ${-height * 0.3} L${-half * 0.44} 0 L${-half} 0 L${-half * 0.86} ${-height * 0.4} Z" fill="#a3a7bf" opacity="0.35"/>
      <path d="M${half * 0.62} ${-height * 0.66} L${half * 0.44} ${-height * 0.26} L${half * 0.58} 0 L${half} 0 L${half * 0.9} ${-height * 0.34} Z" fill="#232c55" opacity="0.45"/>
      <path d="M${-half * 0.56} ${-height * 0.68} L${-half * 0.2} ${-height * 1.04} L${half * 0.3} ${-height * 1.04} L${half * 0.68} ${-height * 0.62} L${half * 0.36} ${-height * 0.78} L${half * 0.06} ${-height * 0.7} L${-half * 0.24} ${-height * 0.82} Z" fill="url(#snow)"/>`

const halo = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#lit)"/>`

const panes = (places: readonly (readonly [number, number])[], fill: string): string =>
  places.map(([x, y]) => `<rect x="${x}" y="${y}" width="22" height="30" rx="3" fill="${fill}"/>`).join('')

/** Beside each other on the water. */
const shine = (half: number): string =>
  [14, 34, 58, 86]
    .map((y, row) => {
      const width = half * (1 - row * 0.2)
      return `<rect x="${-width}" y="${y}" width="${2 * width}" height="4" rx="2" fill="#ffb84d" opacity="${0.5 - row * 0.1}"/>`
    })
    .join('')

const TOWER_WINDOWS = [
  [-9, -190],
  [-8, -262],
] as const
const HOUSE_WINDOWS = [
  [-66, -134],
  [-26, -134],
  [50, -134],
] as const

export const PIECES: readonly Piece[] = [
  {
    id: 'lighthouse',
    body: `${islet(170, 96)}
      ${pine(-104, -58, 92)}${pine(104, -56, 76)}
      <path d="M-40 -92 L-26 -330 L26 -330 L42 -92 Z" fill="url(#wall)"/>
      <path d="M-36.5 -152 L-33 -212 L35 -212 L38.6 -152 Z" fill="url(#ember)"/>
      <path d="M-29.6 -270 L-26 -330 L26 -330 L30.6 -270 Z" fill="url(#ember)"/>
      ${panes(TOWER_WINDOWS, '#2b3560')}
      <rect x="-38" y="-344" width="76" height="16" rx="4" fill="#2f3a63"/>
      <rect x="-22" y="-388" width="44" height="46" fill="#46557f"/>
      <rect x="-14" y="-384" width="28" height="40" fill="#8fb3cc"/>
      <path d="M-32 -386 L0 -424 L32 -386 Z" fill="url(#ember)"/>
      <circle cx="0" cy="-428" r="6" fill="#f4b6a6"/>`,
    glow: panes(TOWER_WINDOWS, '#ffb84d'),
    light: `${halo(0, -364, 150)}<rect x="-14" y="-384" width="28" height="40" fill="#fff0c4"/>${panes(TOWER_WINDOWS, '#ffb84d')}${shine(60)}`,
  },
  {
    id: 'boat',
    body: `
      <path d="M-110 -46 L116 -46 L84 0 L-82 0 Z" fill="url(#brick)"/>
      <path d="M-110 -46 L116 -46 L110 -36 L-103 -36 Z" fill="#f3dcd2"/>
      <rect x="-5" y="-262" width="8" height="218" fill="#4a3a52"/>
      <path d="M10 -250 C84 -200 106 -130 100 -64 L10 -64 Z" fill="url(#sail)"/>
      <path d="M-12 -236 C-60 -180 -78 -120 -80 -68 L-12 -68 Z" fill="url(#sail)" opacity="0.9"/>
      <path d="M-5 -262 L42 -274 L-5 -288 Z" fill="url(#ember)"/>
      <rect x="-104" y="-86" width="18" height="26" rx="4" fill="#2f3a63"/>
      <rect x="-100" y="-82" width="10" height="18" fill="#8fb3cc"/>`,
    glow: '<rect x="-100" y="-82" width="10" height="18" fill="#ffb84d"/>',
    light: `${halo(-95, -73, 96)}<rect x="-100" y="-82" width="10" height="18" fill="#fff0c4"/>${shine(50)}`,
  },
  {
    id: 'house',
    body: `${islet(190, 78)}
      ${pine(-128, -44, 128)}${pine(134, -40, 104)}
      <rect x="-88" y="-160" width="176" height="88" fill="url(#brick)"/>
      <rect x="44" y="-262" width="26" height="64" fill="url(#brick)"/>
      <rect x="40" y="-268" width="34" height="12" rx="4" fill="url(#snow)"/>
      <path d="M-108 -154 L-62 -236 L64 -236 L108 -154 Z" fill="url(#snow)"/>
      <path d="M-108 -154 L108 -154 L104 -146 L60 -150 L20 -144 L-30 -150 L-70 -144 L-104 -148 Z" fill="#c7d3e8"/>
      ${panes(HOUSE_WINDOWS, '#2b3560')}
      <path d="M10 -72 L10 -112 C10 -130 38 -130 38 -112 L38 -72 Z" fill="#3d2f4e"/>`,
    glow: panes(HOUSE_WINDOWS, '#c98a3a'),
    light: `${halo(-10, -116, 140)}${panes(HOUSE_WINDOWS, '#ffd98c')}${shine(70)}`,
  },
]
