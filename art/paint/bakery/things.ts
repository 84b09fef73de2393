import {
  box,
  CREAM,
  CRUST,
  DARK_CRUST,
  dawn,
  disc,
  dome,
  type Hour,
  INK,
  line,
  MINT,
  morning,
  MUSTARD,
  oval,
  ROSE,
  shade,
  shape,
  TEAL,
  TERRACOTTA,
  WHITE,
} from './kit.ts'

/** A round loaf with three cuts. @param x and @param y middle of its foot */
export function loaf(x: number, y: number, r: number, hour: Hour = morning, crust = CRUST): string {
  const cuts = [-0.42, 0, 0.42]
    .map((k) =>
      line(
        `M${x + k * r - r * 0.1} ${y - r * 0.34}L${x + k * r + r * 0.12} ${y - r * 0.72 + Math.abs(k) * r * 0.22}`,
        hour(CREAM),
        r * 0.09,
      ),
    )
    .join('')
  const right = `M${x + r * 0.3} ${y}Q${x + r * 0.62} ${y - r * 0.5} ${x + r * 0.44} ${y - r * 0.9}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  return dome(x, y, r, hour(crust)) + shade(right) + cuts
}

/** A long one, lying. */
export function baguette(x: number, y: number, w: number, hour: Hour = morning): string {
  const h = w * 0.22
  const cuts = [0.22, 0.42, 0.62, 0.8]
    .map((k) => line(`M${x + w * k} ${y - h * 0.3}l${w * 0.06} ${-h * 0.42}`, hour(CREAM), h * 0.16))
    .join('')
  return (
    box(x, y - h, w, h, hour(DARK_CRUST), h / 2) + box(x, y - h, w, h * 0.7, hour(CRUST), h * 0.35) + cuts
  )
}

/** An ear of wheat. @param x and @param y its foot */
export function wheat(x: number, y: number, h: number, colour: string): string {
  const grains = [0.35, 0.5, 0.65, 0.8]
    .map(
      (k) =>
        oval(x - h * 0.09, y - h * k, h * 0.055, h * 0.11, colour, -32) +
        oval(x + h * 0.09, y - h * k, h * 0.055, h * 0.11, colour, 32),
    )
    .join('')
  return (
    line(`M${x} ${y}V${y - h * 0.86}`, colour, h * 0.045) +
    grains +
    oval(x, y - h * 0.94, h * 0.055, h * 0.11, colour)
  )
}

export function sack(x: number, y: number, w: number, hour: Hour = morning): string {
  const h = w * 1.24
  const body = `M${x} ${y}Q${x - w * 0.08} ${y - h * 0.6} ${x + w * 0.14} ${y - h * 0.84}H${x + w * 0.86}Q${x + w * 1.08} ${y - h * 0.6} ${x + w} ${y}Z`
  return (
    shape(body, hour('#E7D2AE')) +
    shade(
      `M${x + w * 0.62} ${y}Q${x + w * 0.72} ${y - h * 0.5} ${x + w * 0.6} ${y - h * 0.84}H${x + w * 0.86}Q${x + w * 1.08} ${y - h * 0.6} ${x + w} ${y}Z`,
    ) +
    shape(
      `M${x + w * 0.1} ${y - h}H${x + w * 0.9}L${x + w * 0.8} ${y - h * 0.82}H${x + w * 0.2}Z`,
      hour('#D3B98C'),
    ) +
    box(x + w * 0.14, y - h * 0.86, w * 0.72, h * 0.06, hour(TERRACOTTA)) +
    wheat(x + w * 0.5, y - h * 0.16, h * 0.5, hour(DARK_CRUST))
  )
}

export function jar(x: number, y: number, w: number, content: string, hour: Hour = morning): string {
  const h = w * 1.3
  return (
    box(x, y - h, w, h, hour('#DDEEE8'), w * 0.14) +
    box(x, y - h * 0.7, w, h * 0.7, hour(content), w * 0.14) +
    shade(
      `M${x + w * 0.66} ${y - h}H${x + w * 0.9}Q${x + w} ${y - h} ${x + w} ${y - h * 0.9}V${y - h * 0.1}Q${x + w} ${y} ${x + w * 0.9} ${y}H${x + w * 0.66}Z`,
    ) +
    box(x - w * 0.04, y - h * 1.14, w * 1.08, h * 0.18, hour(INK), w * 0.06) +
    box(x + w * 0.2, y - h * 0.46, w * 0.44, h * 0.24, hour(WHITE), 3)
  )
}

export function cake(x: number, y: number, w: number, colour: string, hour: Hour = morning): string {
  const h = w * 0.5
  return (
    box(x, y - h, w, h, hour(CREAM), 4) +
    box(x, y - h, w, h * 0.34, hour(colour), 4) +
    box(x, y - h * 0.42, w, h * 0.12, hour(colour)) +
    shade(`M${x + w * 0.7} ${y - h}H${x + w}V${y}H${x + w * 0.7}Z`) +
    disc(x + w / 2, y - h - w * 0.07, w * 0.09, hour(TERRACOTTA))
  )
}

export function lamp(x: number, y: number, hour: Hour = morning, shadeColour = TEAL): string {
  return (
    line(`M${x} 0V${y}`, hour(INK), 6) +
    dome(x, y + 56, 70, hour(shadeColour)) +
    disc(x, y + 60, 20, hour(MUSTARD))
  )
}

interface Look {
  coat: string
  skin: string
  hair: string
  /** A white cap, as bakers wear. */
  hasCap?: boolean
  mood?: 'glad' | 'worried'
  hour?: Hour
}

/** Somebody from the chest up. @param x and @param y middle of the lower edge; 300 units high at scale 1 */
export function person(x: number, y: number, scale: number, look: Look): string {
  const { coat, skin, hair, hasCap = false, mood = 'glad', hour = morning } = look
  const mouth = mood === 'glad' ? 'M-20 -172Q0 -152 20 -172' : 'M-17 -160Q0 -174 17 -160'
  const drawn =
    shape('M-120 0V-50A70 70 0 0 1 -50 -120H50A70 70 0 0 1 120 -50V0Z', hour(coat)) +
    shade('M40 0V-120H50A70 70 0 0 1 120 -50V0Z') +
    shape('M-28 -150H28V-112A28 28 0 0 1 -28 -112Z', hour(skin)) +
    shape('M-28 -134H28V-124Q0 -104 -28 -124Z', INK, 0.12) +
    disc(0, -190, 66, hour(skin)) +
    shape('M-70 -186A70 70 0 0 1 70 -186L58 -214Q20 -206 -6 -236Q-26 -210 -60 -206Z', hour(hair)) +
    disc(-24, -188, 6.5, hour(INK)) +
    disc(24, -188, 6.5, hour(INK)) +
    disc(-38, -170, 10, hour(ROSE)) +
    disc(38, -170, 10, hour(ROSE)) +
    line(mouth, hour(INK), 6) +
    (hasCap ? box(-64, -252, 128, 34, hour(WHITE), 6) + box(-52, -290, 104, 44, hour(WHITE), 22) : '')
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`
}

/** A plant in a pot: three leaves. */
export function plant(x: number, y: number, h: number, hour: Hour = dawn): string {
  return (
    [-34, 0, 34]
      .map((turn) => oval(x + turn * h * 0.006, y - h * 0.62, h * 0.11, h * 0.34, hour(TEAL), turn))
      .join('') +
    shape(
      `M${x - h * 0.2} ${y - h * 0.34}H${x + h * 0.2}L${x + h * 0.14} ${y}H${x - h * 0.14}Z`,
      hour(TERRACOTTA),
    )
  )
}

export function steam(x: number, y: number, h: number, colour = MINT): string {
  return line(
    `M${x} ${y}q${-h * 0.2} ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}M${x + h * 0.35} ${y}q${-h * 0.2} ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`,
    colour,
    h * 0.08,
  )
}
