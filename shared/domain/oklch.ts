/** A colour in OKLCH: lightness 0-1, chroma 0-0.4, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = readonly [number, number, number]

/** Reads #rgb or #rrggbb (the # may be missing); null for anything else. */
export function parseHex(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())
  const digits = match?.[1]
  if (!digits) return null
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toUpperCase()}`
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = light(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const bee = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const hue = (Math.atan2(bee, a) * 180) / Math.PI
  return { l: lightness, c: Math.hypot(a, bee), h: (hue + 360) % 360 }
}

/** Of the chroma, until what is left of it moves no channel by a step of 255. */
const HALVINGS = 14

/** The nearest sRGB colour of the same lightness and hue: only chroma gives way. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  const asked = toLinear(lightness, c, h)
  if (inGamut(asked)) return hexOf(asked)
  let low = 0
  let high = c
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2
    if (inGamut(toLinear(lightness, middle, h))) low = middle
    else high = middle
  }
  return hexOf(toLinear(lightness, low, h))
}

/** Contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const first = luminance(one) + 0.05
  const second = luminance(other) + 0.05
  return first > second ? first / second : second / first
}

/** What is seen when `over` of this opacity lies on `under`. */
export function blend(over: string, opacity: number, under: string): string {
  const below = channels(under)
  const mixed = channels(over).map((value, index) => value * opacity + (below[index] ?? 0) * (1 - opacity))
  return hex(mixed)
}

function luminance(colour: string): number {
  const [r, g, b] = light(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function channels(colour: string): Triple {
  const number = Number.parseInt(colour.slice(1), 16)
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}

/** The channels as amounts of light, without the curve that sRGB stores them with. */
function light(colour: string): Triple {
  const [r, g, b] = channels(colour)
  return [linear(r), linear(g), linear(b)]
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toLinear(l: number, c: number, h: number): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const ROUNDING = 0.0005

function inGamut(colour: Triple): boolean {
  return isChannel(colour[0]) && isChannel(colour[1]) && isChannel(colour[2])
}

function isChannel(value: number): boolean {
  return value >= -ROUNDING && value <= 1 + ROUNDING
}

function hexOf(colour: Triple): string {
  return hex(colour.map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)))
}

function hex(colour: readonly number[]): string {
  const digits = colour.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('').toUpperCase()}`
}
