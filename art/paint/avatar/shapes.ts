/** What a shape of the sheet is painted with: custom properties that the page sets, so that one drawing serves all colours. */
export type Paint =
  | 'skin'
  | 'skin-light'
  | 'skin-shade'
  | 'skin-deep'
  | 'blush'
  | 'lips'
  | 'lips-light'
  | 'lips-shade'
  | 'iris'
  | 'iris-shade'
  | 'brow'
  | 'hair'
  | 'hair-light'
  | 'hair-shade'
  | 'wrap'
  | 'wrap-light'
  | 'wrap-shade'
  | 'cloth'
  | 'cloth-light'
  | 'cloth-shade'

/** Colours that every face shares. */
export const WHITE = '#fff6ea'
export const LASH = '#2b1c2a'
export const PUPIL = '#1b1424'
export const MOUTH = '#5a1e2e'
export const FRAME = '#2c3a5e'

type Colour = Paint | `#${string}`

const value = (colour: Colour): string => (colour.startsWith('#') ? colour : `var(--${colour})`)

export function fill(colour: Colour, d: string, opacity = 1): string {
  return `<path fill="${value(colour)}"${seen(opacity)} d="${d}"/>`
}

export function stroke(colour: Colour, width: number, d: string, opacity = 1): string {
  return `<path fill="none" stroke="${value(colour)}" stroke-width="${width}" stroke-linecap="round"${seen(opacity)} d="${d}"/>`
}

export function disc(colour: Colour, cx: number, cy: number, rx: number, ry = rx, opacity = 1): string {
  const size = rx === ry ? `r="${rx}"` : `rx="${rx}" ry="${ry}"`
  const at = (cx ? ` cx="${cx}"` : '') + (cy ? ` cy="${cy}"` : '')
  return `<${rx === ry ? 'circle' : 'ellipse'} fill="${value(colour)}"${seen(opacity)}${at} ${size}/>`
}

/** Shapes around their own middle, put there. */
export function placed(
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  ...shapes: readonly string[]
): string {
  const moved = `translate(${x}${y === 0 ? '' : ` ${y}`})`
  const scaled = scaleX === 1 && scaleY === 1 ? '' : `scale(${scaleX} ${scaleY})`
  return `<g transform="${moved}${scaled}">${shapes.join('')}</g>`
}

/** The same shapes on both sides of the face. */
export function mirrored(...shapes: readonly string[]): string {
  return shapes.join('') + placed(200, 0, -1, 1, ...shapes)
}

function seen(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}
