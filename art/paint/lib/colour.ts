/** Colours are '#RRGGBB'. They are mixed in OKLab: mixing RGB goes grey in the middle. */

/** Where and when a thing stands; from these, one drawing gets its distance and its hour. */
export interface Tone {
  /** Air between us and the thing: 0 near, 0.05 harbour, 0.24 middle distance, 0.56 the far keep. */
  air: number
  /** How far the day has gone: 0 day, 0.24 islands at dusk. */
  dusk: number
  /** Where it stands across the picture, 0 left (warm haze) to 1 right (cool haze). */
  x: number
  /** Darkening of the nearest, framing shapes: 0 none, 0.62 the pines in the corner. */
  near?: number
}

export const DUSK = '#1D3768'
const NEAR = '#071A33'
const HAZE_WARM = '#D5B4BC'
const HAZE_COOL = '#8DA6CA'

type Lab = readonly [number, number, number]

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

function lab(hex: string): Lab {
  const channel = (at: number): number => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)
  const r = channel(1)
  const g = channel(3)
  const b = channel(5)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hex([L, A, B]: Lab): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (v: number): number => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, v)))))
  return '#' + channels.map((v) => byte(v).toString(16).padStart(2, '0')).join('')
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = lab(from)
  const b = lab(to)
  const at = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * share
  return hex([at(0), at(1), at(2)])
}

/** The colour of the air: rose where the sun goes down (left), blue where the moon stands (right). */
export function haze(x: number): string {
  return mix(HAZE_WARM, HAZE_COOL, Math.min(1, Math.max(0, (x - 0.1) / 0.58)))
}

/** The one colour function: what a thing's own colour looks like there and then. */
export function c(own: string, { air, dusk, x, near = 0 }: Tone): string {
  return mix(mix(mix(own, DUSK, dusk), haze(x), air), NEAR, near)
}
