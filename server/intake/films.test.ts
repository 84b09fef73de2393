import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { MP4, STILL, WEBM } from './testing/film-samples.ts'
import { json, layOutWorld, smallWorld, svg, type Files, type World } from './testing/small-world.ts'

const HEAD = svg('<circle cx="320" cy="180" r="90" fill="#eee"/>')

const shop = (more: Record<string, unknown>): Files => ({
  'isle/shop/mission.json': json({ tasks: ['sweep', 'greet'], ...more }),
})

let world: World

beforeEach(async () => {
  world = await layOutWorld(smallWorld(), { isCacheOwn: true })
})
afterEach(() => world.clear())

/** Builds the small world with these files in it. */
async function build(files: Files = {}) {
  await world.write(files)
  const built = await world.build()
  const missions = new Map(built.adventures[0]?.missions.map((mission) => [mission.id, mission]))
  return { ...built, of: (id: string) => missions.get(id) ?? { film: null, assistant: null } }
}

const served = (url: string | null | undefined) =>
  readFile(join(world.outDir, (url ?? '').replace('/scenes/', '')))

describe('a film', () => {
  it('of the mission, else of the adventure, is served as it is under a name that changes with it [STAGE-5]', async () => {
    const first = await build({
      ...shop({ film: 'waves.webm' }),
      'isle/home/mission.json': json({ missions: ['shop'], film: 'waves' }),
      'isle/shop/films/waves.webm': WEBM,
      'isle/films/waves.mp4': MP4,
    })
    expect(first.findings).toEqual([])
    const { film } = first.of('shop')
    expect(film).toMatch(/^\/scenes\/waves\.[0-9a-f]{16}\.webm$/)
    expect(first.of('home').film).toMatch(/^\/scenes\/waves\.[0-9a-f]{16}\.mp4$/)
    expect([await served(film), await served(first.of('home').film)]).toEqual([WEBM, MP4])
    await world.write({ 'isle/shop/films/waves.webm': Buffer.concat([WEBM, WEBM]) })
    const second = await build()
    expect(second.of('shop').film).not.toBe(film)
    // what nobody names any more goes
    expect((await readdir(world.outDir)).filter((file) => /\.(webm|mp4)$/.test(file))).toHaveLength(2)
  })
})

describe('an assistant', () => {
  it('that moves is served beside its still and its head, under names that follow from one another [STAGE-6]', async () => {
    const { findings, of } = await build({
      ...shop({ assistant: 'puffin.webm' }),
      'isle/home/mission.json': json({ missions: ['shop'], assistant: 'puffin' }),
      'isle/assistants/puffin.webm': WEBM,
      'isle/assistants/puffin.svg': STILL,
      'isle/assistants/headpuffin.svg': HEAD,
    })
    expect(findings).toEqual([])
    const { assistant } = of('shop')
    expect(assistant).toMatch(/^\/scenes\/puffin\.[0-9a-f]{16}\/puffin\.webm$/)
    expect(of('home').assistant).toBe(assistant)
    expect(await served(assistant)).toEqual(WEBM)
    for (const name of ['puffin.webp', 'headpuffin.webp']) {
      const file = await served(assistant?.replace('puffin.webm', name))
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', hasAlpha: true })
    }
  })

  it('that has its head with an open mouth as well says so in its address [ALIVE-1]', async () => {
    const { findings, of } = await build({
      ...shop({ assistant: 'owl.svg' }),
      'isle/assistants/owl.svg': STILL,
      'isle/assistants/headowl.svg': HEAD,
      'isle/assistants/mouthowl.svg': HEAD,
    })
    expect(findings).toEqual([])
    const { assistant } = of('shop')
    expect(assistant).toMatch(/^\/scenes\/owl\.[0-9a-f]{16}\/owl\.webp\?mouth$/)
    const file = await served(assistant?.replace('owl.webp?mouth', 'mouthowl.webp'))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp' })
  })

  it('that is a picture may have a head, and moves to another address when either changes [STAGE-6]', async () => {
    const first = await build({
      ...shop({ assistant: 'Old Owl.png' }),
      'isle/assistants/Old Owl.png': await sharp(Buffer.from(STILL)).png().toBuffer(),
      'isle/assistants/headOld Owl.svg': HEAD,
    })
    expect(first.findings).toEqual([])
    const { assistant } = first.of('shop')
    expect(assistant).toMatch(/^\/scenes\/old-owl\.[0-9a-f]{16}\/old-owl\.webp$/)
    const folder = join(world.outDir, (assistant ?? '').split('/')[2] ?? '')
    expect(await readdir(folder)).toEqual(['headold-owl.webp', 'old-owl.webp'])
    const made = (await build()).made
    await world.write({ 'isle/assistants/headOld Owl.svg': STILL })
    const second = await build()
    expect(made).toBe(0)
    expect(second.of('shop').assistant).not.toBe(assistant)
    await expect(readdir(folder)).rejects.toThrow()
  })

  it('whose film is broken shows its still [STAGE-6] [STAGE-7]', async () => {
    const { findings, of } = await build({
      ...shop({ assistant: 'puffin' }),
      'isle/assistants/puffin.webm': MP4,
      'isle/assistants/puffin.svg': STILL,
    })
    expect(findings).toMatchObject([{ file: 'isle/assistants/puffin.webm', problem: 'is mp4 inside' }])
    expect(of('shop').assistant).toMatch(/\/puffin\.webp$/)
  })
})
