/** Takes a layered SVG apart into its defs and its named top-level groups. */
export interface Layered {
  width: number
  height: number
  defs: string
  groups: readonly { name: string; markup: string }[]
}

export function readLayers(svg: string): Layered {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  const bodyAt = svg.indexOf('</defs>') + '</defs>'.length
  const groups: { name: string; markup: string }[] = []
  let depth = 0
  let start = 0
  for (const tag of svg.slice(bodyAt).matchAll(/<g[\s>]|<\/g>/g)) {
    const at = bodyAt + tag.index
    if (tag[0] !== '</g>') {
      if (depth++ === 0) start = at
      continue
    }
    if (--depth > 0) continue
    const markup = svg.slice(start, at + '</g>'.length)
    groups.push({ name: /^<g id="([^"]*)"/.exec(markup)?.[1] ?? '', markup })
  }
  return {
    width: Number(size?.[1]),
    height: Number(size?.[2]),
    defs: svg.slice(svg.indexOf('<defs>'), bodyAt),
    groups,
  }
}

/** What of the picture is shown, in its own px, and how wide it gets. */
export interface View {
  x: number
  y: number
  width: number
  height: number
  /** Output px a picture px. */
  scale: number
}

/** One SVG of some groups, seen through the view. */
export function composed(layers: Layered, markup: string, { x, y, width, height, scale }: View): Buffer {
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="${x} ${y} ${width} ${height}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.defs}${markup}</svg>`)
}
