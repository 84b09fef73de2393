import { blend, contrast, parseHex, toHex, toOklch, type Oklch } from './oklch.ts'

/** The four colours that a tenant chooses, as #rrggbb. */
export interface TenantColours {
  one: string
  two: string
  three: string
  threeLighten: string
}

export const DEFAULT_COLOURS: TenantColours = {
  one: '#0E2A47',
  two: '#2B4C7E',
  three: '#FFB84D',
  threeLighten: '#FFE3B3',
}

export type Scheme = 'light' | 'dark'

/** Light unless the first colour is nearly black. */
export function schemeOf(one: string): Scheme {
  return toOklch(one).l < 0.2 ? 'dark' : 'light'
}

/** Opacity of everything that stands on the glass; text is measured on it over pure white, so the art is free. */
const NIGHT_OPACITY = 0.84
const WHITE = '#FFFFFF'
const ERROR_HUE = 27

export type Scale = ReturnType<typeof colourScale>

/** Everything the overlay paints with, grown from four colours so that text stays readable on each of them (SHELL-8). */
export function colourScale(tenant: TenantColours, scheme: Scheme = schemeOf(tenant.one)) {
  const ink = inkOf(tenant.one)
  const surfaces = scheme === 'light' ? lightSurfaces(ink, warmth(tenant)) : darkSurfaces(ink, warmth(tenant))
  const night = nightSurfaces(ink, warmth(tenant))
  const darkText = toHex({ ...ink, l: 0.25, c: Math.min(0.6 * ink.c, 0.055) })
  const soft = softOf(tenant.threeLighten, scheme, ink)
  return {
    ...surfaces,
    ...night,
    ...buttonColours(tenant.three, darkText, surfaces.paper, surfaces.paper2, scheme),
    ...nightAccent(tenant, darkText, night),
    soft,
    /** Under a bar's fill: night, or a line where the paper itself is nearly night. */
    track: scheme === 'light' ? night.night : surfaces.line,
    /** Around paper: dark paper would have no end on a dark picture. */
    paperEdge: scheme === 'light' ? surfaces.paper : surfaces.edge,
    link: linkColour(tenant, surfaces, soft, scheme),
    ...meanings(surfaces.paper2, scheme),
    flame: toHex({ l: 0.74, c: 0.17, h: 50 }),
    coin: toHex({ l: 0.82, c: 0.13, h: 85 }),
    light: '#FFB84D',
    core: '#FFE9C0',
    fringe: '#F2703F',
  }
}

/** Hue and chroma of dark surfaces and text. Dark yellow, orange and red turn to mud, so warm hues keep almost no chroma. */
function inkOf(one: string): Oklch {
  const colour = toOklch(one)
  if (colour.c < 0.02) return { ...colour, h: 250, c: 0.02 }
  const isMuddy = colour.h < 135 || colour.h > 340
  return isMuddy ? { ...colour, c: Math.min(colour.c, 0.03) } : colour
}

/** Paper takes the hue of the accent: warm paper, cool ink. */
function warmth({ three }: TenantColours): number {
  const { c, h } = toOklch(three)
  return c < 0.02 ? 80 : h
}

function lightSurfaces(ink: Oklch, h: number) {
  const paper2 = toHex({ l: 0.957, c: 0.011, h })
  return {
    paper: toHex({ l: 0.987, c: 0.006, h }),
    paper2,
    line: toHex({ l: 0.895, c: 0.014, h }),
    field: WHITE,
    text: toHex({ ...ink, l: 0.25, c: Math.min(0.6 * ink.c, 0.055) }),
    text2: walk({ ...ink, l: 0.52, c: Math.min(0.4 * ink.c, 0.04) }, [paper2], 5, 'darker'),
    edge: walk({ ...ink, l: 0.66, c: Math.min(0.3 * ink.c, 0.03) }, [paper2], 3.1, 'darker'),
  }
}

function darkSurfaces(ink: Oklch, h: number) {
  const c = Math.min(0.5 * ink.c, 0.022)
  const paper2 = toHex({ ...ink, l: 0.285, c })
  return {
    paper: toHex({ ...ink, l: 0.235, c }),
    paper2,
    line: toHex({ ...ink, l: 0.36, c }),
    field: toHex({ ...ink, l: 0.19, c }),
    text: toHex({ l: 0.965, c: 0.006, h }),
    text2: walk({ ...ink, l: 0.68, c: 0.015 }, [paper2], 5, 'lighter'),
    edge: walk({ ...ink, l: 0.5, c: 0.02 }, [paper2], 3.1, 'lighter'),
  }
}

function nightSurfaces(ink: Oklch, h: number) {
  const night = toHex({ ...ink, l: 0.235, c: Math.min(0.85 * ink.c, 0.05) })
  const night2 = toHex({ ...ink, l: 0.31, c: Math.min(0.85 * ink.c, 0.055) })
  const worst = blend(night, NIGHT_OPACITY, WHITE)
  return {
    night,
    night2,
    nightText: toHex({ l: 0.975, c: 0.006, h }),
    nightText2: walk({ ...ink, l: 0.8, c: Math.min(0.3 * ink.c, 0.03) }, [worst, night2], 4.6, 'lighter'),
  }
}

function buttonColours(three: string, ink: string, paper: string, paper2: string, scheme: Scheme) {
  const towards = scheme === 'light' ? 'darker' : 'lighter'
  const { accent, onAccent } = readableOn(three, ink)
  const base = toOklch(accent)
  const isTextDark = onAccent === ink
  const hover = isTextDark ? (base.l > 0.92 ? -0.035 : 0.035) : -0.04
  const press = isTextDark ? -0.075 : -0.09
  const accentEdge = walk(
    { ...toOklch(three), c: Math.min(toOklch(three).c, 0.17) },
    [paper, paper2],
    3.1,
    towards,
  )
  return {
    accent,
    onAccent,
    accentHover: toHex({ ...base, l: base.l + hover }),
    accentPress: walk({ ...base, l: base.l + press }, [onAccent], 4.5, isTextDark ? 'lighter' : 'darker'),
    accentEdge,
    accentText: walk({ ...toOklch(three), c: Math.min(toOklch(three).c, 0.15) }, [paper2], 4.6, towards),
    /** Drawn inside a button whose fill would melt into the paper. */
    buttonEdge: contrast(accent, paper) < 1.4 ? accentEdge : 'transparent',
  }
}

function nightAccent(
  tenant: TenantColours,
  ink: string,
  { night, night2 }: { night: string; night2: string },
) {
  const backgrounds = [blend(night, NIGHT_OPACITY, WHITE), night2]
  const onNight = (colour: string, ratio: number) => walk(toOklch(colour), backgrounds, ratio, 'lighter')
  const accentNight = onNight(tenant.three, 4.5)
  return {
    accentNight,
    onAccentNight: readableOn(accentNight, ink).onAccent,
    oneNight: onNight(tenant.one, 3.1),
    twoNight: onNight(tenant.two, 3.1),
  }
}

function softOf(threeLighten: string, scheme: Scheme, ink: Oklch): string {
  if (scheme === 'dark') return toHex({ ...ink, l: 0.34, c: 0.014 })
  const colour = toOklch(threeLighten)
  return toHex({ ...colour, l: Math.max(colour.l, 0.95), c: Math.min(colour.c, 0.05) })
}

/** A link near the error's red would read as a fault: it takes the text colour, its underline says that it is a link. */
function linkColour(
  { one, two }: TenantColours,
  { text, paper2 }: { text: string; paper2: string },
  soft: string,
  scheme: Scheme,
): string {
  const second = toOklch(two)
  const isPaleGrey = second.c < 0.03 && second.l > 0.6
  const base = isPaleGrey ? toOklch(one) : second
  const fromError = Math.abs(((base.h - ERROR_HUE + 540) % 360) - 180)
  if (fromError <= 25 && base.c >= 0.03) return text
  return walk(
    { ...base, c: Math.min(base.c, 0.16) },
    [paper2, soft],
    4.6,
    scheme === 'light' ? 'darker' : 'lighter',
  )
}

const MEANINGS = { good: { h: 155, c: 0.13 }, bad: { h: ERROR_HUE, c: 0.19 }, warn: { h: 68, c: 0.13 } }

function meanings(paper2: string, scheme: Scheme) {
  const softs = {
    goodSoft: tint(MEANINGS.good.h, scheme),
    badSoft: tint(MEANINGS.bad.h, scheme),
    warnSoft: tint(MEANINGS.warn.h, scheme),
  }
  const spoken = (of: Oklch, soft: string) =>
    walk(of, [paper2, soft], 4.6, scheme === 'light' ? 'darker' : 'lighter')
  const l = scheme === 'light' ? 0.56 : 0.7
  return {
    ...softs,
    good: spoken({ l, ...MEANINGS.good }, softs.goodSoft),
    bad: spoken({ l, ...MEANINGS.bad }, softs.badSoft),
    warn: spoken({ l, ...MEANINGS.warn }, softs.warnSoft),
  }
}

function tint(h: number, scheme: Scheme): string {
  return toHex(scheme === 'light' ? { l: 0.95, c: 0.024, h } : { l: 0.31, c: 0.045, h })
}

/** Ink if it can be read on the colour, else the better of ink and white; the colour moves only when neither can. */
function readableOn(colour: string, ink: string): { accent: string; onAccent: string } {
  if (contrast(ink, colour) >= 4.5) return { accent: colour, onAccent: ink }
  const isInkBetter = contrast(ink, colour) > contrast(WHITE, colour)
  const onAccent = isInkBetter ? ink : WHITE
  if (contrast(onAccent, colour) >= 4.5) return { accent: colour, onAccent }
  return { accent: walk(toOklch(colour), [onAccent], 4.5, isInkBetter ? 'lighter' : 'darker'), onAccent }
}

/** Moves the lightness in steps of 0.01 until the contrast with every background is enough. */
function walk(
  from: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'lighter' | 'darker',
): string {
  const step = direction === 'lighter' ? 0.01 : -0.01
  for (let l = from.l; ; l += step) {
    const colour = toHex({ ...from, l })
    const isEnd = direction === 'lighter' ? l >= 1 : l <= 0
    if (isEnd || backgrounds.every((background) => contrast(colour, background) >= ratio)) return colour
  }
}

/** The colours as a tenant's settings carry them: not yet checked. */
export interface GivenColours {
  mainColorOne?: unknown
  mainColorTwo?: unknown
  mainColorThree?: unknown
  mainColorThreeLighten?: unknown
}

/** Four well-formed colours, or the default look when any of them is malformed or missing. */
export function readColours(given: GivenColours | null): TenantColours {
  const one = parseHex(given?.mainColorOne)
  const two = parseHex(given?.mainColorTwo)
  const three = parseHex(given?.mainColorThree)
  const threeLighten = parseHex(given?.mainColorThreeLighten)
  return one && two && three && threeLighten ? { one, two, three, threeLighten } : DEFAULT_COLOURS
}
