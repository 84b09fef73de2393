import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SceneFile } from '#shared/scene/files.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import type { Size } from '#shared/scene/measures.ts'
import type { GroupName } from '#shared/scene/drawn-names/group-name.ts'
import { Findings } from './findings.ts'
import { blankPixels, pasteInto, type Picture, type Pixels } from './pixels/pixels.ts'
import { paintScene } from './publish/paint-scene.ts'
import { planPicture } from './scene/plan.ts'
import { readDrawing } from './scene/read-drawing.ts'
import { layOutWorld, type Files, type World } from './testing/small-world.ts'

const HARBOUR = 'scenes/lantern-isles/harbour'

const worlds: World[] = []
afterAll(async () => {
  for (const world of worlds) await world.clear()
})

type Places = Record<string, { at: [number, number]; size: [number, number] }>

/** The harbour alone, without its tasks: they are its elements then. @param art files of its scene @param at where strips stand */
async function build(art: Files, at: Places = {}): Promise<{ layout: SceneLayout; pixels: Buffer }> {
  const files = Object.fromEntries(
    Object.entries(art).map(([name, content]) => [`isle/harbour/${name}`, content]),
  )
  const world = await layOutWorld({
    ...files,
    'isle/harbour/scene.json': JSON.stringify(settingsWith(at)),
  })
  worlds.push(world)
  const { adventures } = await world.build()
  const layout = adventures[0]?.missions[0]?.scene
  if (!layout) throw new Error('the harbour was not drawn')
  const { data } = await paintScene(layout, 1, (url) => join(world.outDir, url.replace('/scenes/', '')))
  return { layout, pixels: Buffer.from(data) }
}

function settingsWith(at: Places): object {
  const settings = z
    .looseObject({ layers: z.record(z.string(), z.looseObject({})) })
    .parse(JSON.parse(readFileSync(join(HARBOUR, 'scene.json'), 'utf8')))
  const layers = Object.entries(settings.layers).map(([name, said]) => [name, { ...said, ...at[name] }])
  return { ...settings, layers: Object.fromEntries(layers) }
}

function fileOf(name: GroupName, index: number): string {
  const order = String(index + 1).padStart(2, '0')
  if (name.role === 'background') return `${order} background.png`
  if (name.role !== 'element') return `${order} ${name.role} ${name.name}.png`
  return `${order} element ${name.id}${name.picture === 'normal' ? '' : ` ${name.picture}`}.png`
}

/** Each picture of its drawing as somebody exports it: over the whole canvas, as finely as it is stored, and what repeats once. */
async function exported(): Promise<{ files: Files; at: Places }> {
  const drawing = await readDrawing(join(HARBOUR, 'scene.svg'), 'harbour/scene.svg', new Findings())
  if (!drawing) throw new Error('the drawing of the harbour cannot be read')
  const { size, groups } = drawing
  const settings = SceneFile.parse(settingsWith({}))
  const files: Files = {}
  const at: Places = {}
  for (const [index, group] of groups.entries()) {
    const { period, name } = group
    const { scale } = planPicture(group, settings, size)
    const isStrip = period !== null && name.role === 'layer'
    const picture = await group.cut({
      ...{ size, scale, period: period ?? size.width },
      extent: isStrip ? 'strip' : name.role === 'background' ? 'canvas' : 'seen',
    })
    if (!picture) continue
    const { box, pixels } = picture
    if (isStrip) at[name.name] = { at: [box.x, box.y], size: [box.width, box.height] }
    const canvas = isStrip ? pixels : laidOut(picture, size, scale)
    const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const
    files[fileOf(name, index)] = await sharp(canvas.data, { raw }).png({ compressionLevel: 1 }).toBuffer()
  }
  return { files, at }
}

/** A picture where it stands on a canvas that is empty else. */
function laidOut({ pixels, box }: Picture, size: Size, scale: number): Pixels {
  const canvas = blankPixels(Math.round(size.width * scale), Math.round(size.height * scale))
  pasteInto(canvas, pixels, Math.round(box.x * scale), Math.round(box.y * scale))
  return canvas
}

const placesOf = ({ elements, layers }: SceneLayout) => ({
  elements: elements.map(({ id, picture, hit, label, lamp }) => ({ id, box: picture.box, hit, label, lamp })),
  layers: layers.map(({ name, picture, depth, isFront }) => ({ name, box: picture.box, depth, isFront })),
})

it('the harbour rebuilt from its pictures stands where its drawing has it, and renders identically [DESIGN-4]', async () => {
  expect(readdirSync(HARBOUR)).toContain('scene.svg')
  const drawn = await build({ 'scene.svg': readFileSync(join(HARBOUR, 'scene.svg')) })
  const { files, at } = await exported()
  const rebuilt = await build(files, at)
  expect(placesOf(rebuilt.layout)).toEqual(placesOf(drawn.layout))
  expect(rebuilt.pixels.equals(drawn.pixels)).toBe(true)
})
