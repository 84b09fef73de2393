import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import type { Placed } from '#shared/scene/layout.ts'
import { lightenArt } from './lighten-art.ts'
import { layOutWorld, smallWorld, type World } from './testing/small-world.ts'

let world: World
afterEach(() => world.clear())

const avifs = async (): Promise<string[]> =>
  (await readdir(world.outDir)).filter((name) => name.endsWith('.avif'))

/** Waves of colour: more than a packet as a WebP. */
function painting(): Promise<Buffer> {
  const colours = Array.from({ length: 640 * 360 }, (_, index) => {
    const [x, y] = [index % 640, Math.floor(index / 640)]
    return [Math.sin(x / 9) * 90 + 120, Math.sin((x + y) / 7) * 90 + 120, Math.sin(y / 5) * 90 + 120]
  })
  return sharp(Buffer.from(colours.flat()), { raw: { width: 640, height: 360, channels: 3 } })
    .png()
    .toBuffer()
}

it('lays an AVIF beside what first views show, once, which goes with its WebP [START-2]', async () => {
  const picture = await painting()
  world = await layOutWorld({
    ...smallWorld(),
    'isle/shop/background.png': picture,
    'isle/shop/layer hills.png': picture,
  })
  await world.remove('isle/shop/scene.svg')
  const { adventures } = await world.build()
  const scene = adventures[0]?.missions[1]?.scene
  const pathOf = (placed: Placed | null | undefined): string =>
    join(world.outDir, (placed?.file.url ?? '').replace('/scenes/', ''))
  const webp = pathOf(scene?.layers[0]?.picture)
  const avif = webp.replace('.webp', '.avif')

  expect(await lightenArt(world)).toBe((await avifs()).length)
  const named = (await avifs()).map((name) => join(world.outDir, name))
  expect(named).toContain(avif)
  // a painted sky would show bands
  expect(named).not.toContain(pathOf(scene?.background).replace('.webp', '.avif'))
  const lighter = await readFile(avif)
  expect(lighter.length).toBeGreaterThan(0)
  expect(lighter.length).toBeLessThan((await readFile(webp)).length)
  expect(await sharp(lighter).metadata()).toMatchObject({ compression: 'av1' })

  // ended half-way, it takes up what is missing; what is there stays
  await writeFile(avif, 'there')
  expect(await lightenArt(world)).toBe(0)
  expect(await readFile(avif, 'utf8')).toBe('there')

  await world.build()
  expect(await readFile(avif, 'utf8')).toBe('there')
  // made with other settings, or left half-written by a process that was ended
  await writeFile(join(world.outDir, '.avif-recipe.json'), 'another')
  await writeFile(`${avif}.part`, 'half')
  expect(await lightenArt(world)).toBe((await avifs()).length)
  expect(await readFile(avif)).toEqual(lighter)
  expect(await readdir(world.outDir)).not.toContain(`${avif}.part`.slice(world.outDir.length + 1))

  await world.remove('isle/shop/layer hills.png')
  await world.build()
  expect(await avifs()).not.toContain(avif.slice(world.outDir.length + 1))
})

it('has nothing to do where nothing is built [START-2]', async () => {
  world = await layOutWorld({})
  expect(await lightenArt(world)).toBe(0)
})
