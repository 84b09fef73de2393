import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { composed, readLayers, type Layered, type View } from './layers.ts'

const ADDITIVE = ['glow', 'light', 'hover']

/** Which states are shown: element id (or `*`) to the words of its extra groups, e.g. `light`, `veil`. */
export type Shown = ReadonlyMap<string, readonly string[]>

function isShown(name: string, shown: Shown, only: readonly string[]): boolean {
  const [kind = '', id = '', state] = name.split(' ')
  if (only.length > 0 && !only.some((word) => name.startsWith(word))) return false
  if (kind !== 'element' || !state) return true
  return (shown.get(id) ?? shown.get('*') ?? []).includes(state)
}

/** A strip is in the file once; here it is laid side by side over the whole width. */
function tiled(markup: string, width: number): string {
  const period = Number(/^<g [^>]*data-period="(\d+)"/.exec(markup)?.[1] ?? 0)
  if (!period) return markup
  return Array.from({ length: Math.ceil(width / period) }, (_, i) => `<g transform="translate(${i * period} 0)">${markup}</g>`).join('')
}

/** Rasterises as the stage will show it: normal groups over, additive groups added. @returns raw RGB. */
export async function compose(file: string, view: View | undefined, shown: Shown, only: readonly string[] = []): Promise<Sharp> {
  const layers = readLayers(readFileSync(file, 'utf8'))
  const seen = view ?? { x: 0, y: 0, width: layers.width, height: layers.height, scale: Math.min(1, 1600 / layers.width) }
  const [width, height] = [Math.round(seen.width * seen.scale), Math.round(seen.height * seen.scale)]
  let base = await sharp({ create: { width, height, channels: 3, background: '#1B2F55' } }).png().toBuffer()
  let run = ''
  const flush = async (): Promise<void> => {
    if (run) base = await sharp(base).composite([{ input: await png(layers, run, seen) }]).png({ compressionLevel: 1 }).toBuffer()
    run = ''
  }
  for (const { name, markup } of layers.groups.filter((group) => isShown(group.name, shown, only))) {
    const state = name.split(' ')[2]
    if (state && ADDITIVE.includes(state)) {
      await flush()
      const light = await sharp(composed(layers, markup, seen)).flatten({ background: '#000000' }).png({ compressionLevel: 1 }).toBuffer()
      base = await sharp(base).composite([{ input: light, blend: 'add' }]).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
    } else {
      run += tiled(markup, layers.width)
    }
  }
  await flush()
  return sharp(base)
}

async function png(layers: Layered, markup: string, view: View): Promise<Buffer> {
  return sharp(composed(layers, markup, view), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer()
}
