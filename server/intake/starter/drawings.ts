import { PIECE_DEFS, PIECES, type Piece } from './pieces.ts'

/** y where the water begins. */
export const HORIZON = 430

interface Place {
  /** The task or the mission that it opens. */
  id: string
  piece: Piece
  /** The middle of its waterline. */
  x: number
  y: number
  scale: number
}

/** The places of a mission, the farthest first: each has a task of its own. */
export function missionPlaces(mission: string): Place[] {
  const spots: Record<Piece['id'], Pick<Place, 'x' | 'y' | 'scale'>> = {
    lighthouse: { x: 520, y: 690, scale: 1.15 },
    house: { x: 1090, y: 720, scale: 1.2 },
    boat: { x: 800, y: 890, scale: 1 },
  }
  const places = PIECES.map((piece) => ({ id: `${mission}-${piece.id}`, piece, ...spots[piece.id] }))
  return places.toSorted((a, b) => a.y - b.y)
}

/** The one place of a first map. */
export function mapPlaces(mission: string): Place[] {
  return PIECES.slice(0, 1).map((piece) => ({ id: mission, piece, x: 960, y: 760, scale: 1.4 }))
}

/** A scene of 1920 x 1080, with words for anyone who opens it. */
export function sceneDrawing(places: readonly Place[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080">
  <!-- Every outermost group is a layer, the lowest first. Its id says what it is. -->
  <defs>${PIECE_DEFS}
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16264f"/><stop offset="0.55" stop-color="#4a5c94"/><stop offset="0.85" stop-color="#c99bb0"/><stop offset="1" stop-color="#f4b6a6"/></linearGradient>
    <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a86b4"/><stop offset="0.12" stop-color="#4e64a0"/><stop offset="0.5" stop-color="#234378"/><stop offset="1" stop-color="#0e2a47"/></linearGradient>
    <radialGradient id="sun"><stop offset="0" stop-color="#ffe2b0" stop-opacity="0.95"/><stop offset="0.4" stop-color="#ffb98a" stop-opacity="0.45"/><stop offset="1" stop-color="#f4b6a6" stop-opacity="0"/></radialGradient>
    <linearGradient id="hill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6dbe8"/><stop offset="1" stop-color="#a795bb"/></linearGradient>
  </defs>

  <!-- The whole canvas, without holes. -->
  <g id="background">
    <rect width="1920" height="${HORIZON + 2}" fill="url(#sky)"/>
    <circle cx="330" cy="${HORIZON}" r="330" fill="url(#sun)"/>
    <rect y="${HORIZON}" width="1920" height="${1080 - HORIZON}" fill="url(#sea)"/>
    ${stars()}
    <path d="M1378 88 A44 44 0 1 0 1432 142 A42 42 0 0 1 1378 88 Z" fill="#f3f7fa"/>
    ${waves()}
  </g>

  <!-- Scenery. Before the first element it stands behind all of them. -->
  <g id="layer hills">
    <path d="${hills()}" fill="url(#hill)"/>
  </g>
${places.map(element).join('')}</svg>
`
}

/** A picture for a card: one piece in front of the sky, whole in every shape that a card has. */
export function cardPicture(piece: Piece): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
  <defs>${PIECE_DEFS}
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b4c7e"/><stop offset="0.66" stop-color="#c99bb0"/><stop offset="0.67" stop-color="#4e64a0"/><stop offset="1" stop-color="#0e2a47"/></linearGradient>
  </defs>
  <rect width="1280" height="720" fill="url(#dusk)"/>
  <g transform="translate(640 590) scale(1.15)">${piece.body}${piece.light}</g>
</svg>
`
}

/** A place on a map that is there, as two pictures: what is seen, and the light that is added when it is done. */
export function signPictures(): { body: string; light: string; width: number; height: number } {
  const [piece] = PIECES
  const [width, height] = [400, 460]
  const picture = (inner: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>${PIECE_DEFS}
  </defs>
  <g transform="translate(200 448)">${inner}</g>
</svg>
`
  const lamp = '<circle cx="0" cy="-364" r="84" fill="url(#lit)"/>'
  return { body: picture(piece?.body ?? ''), light: picture(lamp), width, height }
}

function element({ id, piece, x, y, scale }: Place): string {
  const group = (name: string, inner: string): string =>
    `  <g id="element ${name}"><g transform="translate(${x} ${y}) scale(${scale})">${inner}
  </g></g>\n`
  return `
  <!-- A place that is pressed: "${id}" is its task or its mission. -->
${group(id, piece.body)}  <!-- Added while it is in progress, and when it is done. -->
${group(`${id} glow`, piece.glow)}${group(`${id} light`, piece.light)}`
}

function stars(): string {
  const places = [120, 310, 505, 640, 790, 905, 1060, 1190, 1560, 1700, 1820]
  return places
    .map(
      (x, i) =>
        `<circle cx="${x}" cy="${40 + ((i * 67) % 190)}" r="${1.6 + (i % 3) * 0.6}" fill="#f3f7fa" opacity="0.8"/>`,
    )
    .join('')
}

function waves(): string {
  return Array.from({ length: 46 }, (_, i) => {
    const y = HORIZON + 14 + ((i * 137) % 620)
    const width = 26 + (y - HORIZON) * 0.16 + ((i * 31) % 40)
    const x = (i * 523) % 1900
    return `<rect x="${x}" y="${y}" width="${Math.round(width)}" height="3" rx="1.5" fill="#c9d6ee" opacity="0.16"/>`
  }).join('')
}

/** Peaks along the horizon. */
function hills(): string {
  const peaks = [
    0, 60, 170, 250, 380, 470, 640, 720, 860, 980, 1080, 1230, 1330, 1500, 1610, 1760, 1850, 1920,
  ]
  const tops = peaks.map(
    (x, i) => `L${x} ${HORIZON - (i % 2 === 0 ? 22 + ((i * 13) % 20) : 66 + ((i * 29) % 50))}`,
  )
  return `M0 ${HORIZON} ${tops.join(' ')} L1920 ${HORIZON} Z`
}
