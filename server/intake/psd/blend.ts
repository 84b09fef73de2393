/** Two colours of 255 give one: what lies below, and what is laid over it. */
type Blend = (below: number, above: number) => number

const multiply: Blend = (below, above) => (below * above) / 255
const screen: Blend = (below, above) => below + above - (below * above) / 255
const hardLight: Blend = (below, above) =>
  above <= 127.5 ? multiply(below, 2 * above) : screen(below, 2 * above - 255)
const colourBurn: Blend = (below, above) => {
  if (below >= 255) return 255
  return above <= 0 ? 0 : 255 - Math.min(255, ((255 - below) * 255) / above)
}
const colourDodge: Blend = (below, above) => {
  if (below <= 0) return 0
  return above >= 255 ? 255 : Math.min(255, (below * 255) / (255 - above))
}

function softLight(below: number, above: number): number {
  const [ground, light] = [below / 255, above / 255]
  if (light <= 0.5) return 255 * (ground - (1 - 2 * light) * ground * (1 - ground))
  const root = ground <= 0.25 ? ((16 * ground - 12) * ground + 4) * ground : Math.sqrt(ground)
  return 255 * (ground + (2 * light - 1) * (root - ground))
}

/** Blend modes that treat red, green and blue by themselves, as ag-psd calls them. */
const BLENDS: Readonly<Record<string, Blend>> = {
  darken: Math.min,
  lighten: Math.max,
  multiply,
  screen,
  overlay: (below, above) => hardLight(above, below),
  'hard light': hardLight,
  'soft light': softLight,
  'color burn': colourBurn,
  'color dodge': colourDodge,
  'linear burn': (below, above) => Math.max(0, below + above - 255),
  'linear dodge': (below, above) => Math.min(255, below + above),
  'linear light': (below, above) => Math.min(255, Math.max(0, below + 2 * above - 255)),
  'pin light': (below, above) =>
    above <= 127.5 ? Math.min(below, 2 * above) : Math.max(below, 2 * above - 255),
  difference: (below, above) => Math.abs(below - above),
  exclusion: (below, above) => below + above - (2 * below * above) / 255,
  subtract: (below, above) => Math.max(0, below - above),
}

const PLAIN = ['normal', 'pass through']

/** Null where one colour simply covers the other, and for modes that are not known. */
export function blendOf(mode: string): Blend | null {
  return Object.hasOwn(BLENDS, mode) ? (BLENDS[mode] ?? null) : null
}

export function isPlain(mode: string): boolean {
  return PLAIN.includes(mode)
}

export function isKnownBlend(mode: string): boolean {
  return isPlain(mode) || Object.hasOwn(BLENDS, mode)
}
