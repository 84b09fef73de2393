/** Colours of composed faces: the custom properties that the sheet's shapes are painted with. `y` of a part picks the row. */
type Paints = Readonly<Record<`--${string}`, string>>
type Palette = readonly Paints[]

declare module 'react' {
  // Custom properties may stand in `style` beside the rest.
  interface CSSProperties {
    [name: `--${string}`]: string
  }
}

/** By the nose's `y`, from light to dark. */
export const SKIN_COLOURS: Palette = [
  skin('#f8d5be', '#ffe9d8', '#e2aca2', '#b9706f', '#f08f84'),
  skin('#edbd98', '#fbd9b8', '#cb9079', '#9a5d4e', '#e07f66'),
  skin('#d6a174', '#ecc093', '#b07a5f', '#804c3d', '#cf7152'),
  skin('#b57b52', '#d09b6c', '#8b5844', '#5e362c', '#b4553f'),
  skin('#885640', '#a87455', '#643c36', '#40231f', '#8f3d34'),
  skin('#633f36', '#825a4a', '#472b2b', '#2a1619', '#6e2d2c'),
]

/** By the lips' `y`. The first is the skin's own. */
export const LIP_COLOURS: Palette = [
  lips(
    'color-mix(in oklab, var(--skin-shade) 62%, #b5454c)',
    'color-mix(in oklab, var(--skin-deep) 70%, #8f3340)',
    'color-mix(in oklab, var(--skin) 70%, #d9767a)',
  ),
  lips('#d9656a', '#b0454f', '#ee9490'),
  lips('#b8323f', '#8c2233', '#dc6a69'),
  lips('#8f3a52', '#66243c', '#b86478'),
]

/** By the eyes' `y`: brown, hazel, blue, grey. */
export const EYE_COLOURS: Palette = [
  eyes('#7a4a2b', '#3d2218'),
  eyes('#7f8a45', '#3f4a2a'),
  eyes('#4f8fbf', '#234a77'),
  eyes('#8593a3', '#434f62'),
]

/** By the `y` of hair and of brows: black, brown, chestnut, copper, blond, grey, white. What is worn instead of hair goes with it. */
export const HAIR_COLOURS: Palette = [
  { ...hair('#2f2840', '#56507a', '#1d182b', '#211a2c'), ...wrap('#3f7f86', '#6aaaa9', '#285a68') },
  { ...hair('#573629', '#84573f', '#3a2222', '#3a2420'), ...wrap('#b0524a', '#d67f6c', '#7f353c') },
  { ...hair('#85502f', '#b57c4b', '#5d3427', '#5a3425'), ...wrap('#57709f', '#86a0c8', '#3a4d7c') },
  { ...hair('#bb5a30', '#e58e52', '#8a3b2a', '#843c27'), ...wrap('#4e7d5b', '#7eab80', '#335a4b') },
  { ...hair('#dda759', '#f6d394', '#b0763d', '#9a6a39'), ...wrap('#d98a4a', '#f0b576', '#a9603a') },
  { ...hair('#959db0', '#c3cad6', '#6a728a', '#646b80'), ...wrap('#8a5f8d', '#b58ab0', '#623f6c') },
  { ...hair('#dfe2ea', '#fbfaf8', '#b0b7ca', '#9098ab'), ...wrap('#f0e4d2', '#fff7ea', '#c9b4a6') },
]

function skin(base: string, light: string, shade: string, deep: string, blush: string): Paints {
  return {
    '--skin': base,
    '--skin-light': light,
    '--skin-shade': shade,
    '--skin-deep': deep,
    '--blush': blush,
  }
}

function lips(base: string, shade: string, light: string): Paints {
  return { '--lips': base, '--lips-shade': shade, '--lips-light': light }
}

function eyes(iris: string, shade: string): Paints {
  return { '--iris': iris, '--iris-shade': shade }
}

function hair(base: string, light: string, shade: string, brow: string): Paints {
  return { '--hair': base, '--hair-light': light, '--hair-shade': shade, '--brow': brow }
}

function wrap(base: string, light: string, shade: string): Paints {
  return { '--wrap': base, '--wrap-light': light, '--wrap-shade': shade }
}
