import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PublishedMission } from '#shared/scene/published.ts'
import { MP3, MP4, OGG, STILL, WEBM } from './testing/film-samples.ts'
import { json, layOutWorld, smallWorld, svg, type Files, type World } from './testing/small-world.ts'

const HEAD = svg('<circle cx="320" cy="180" r="90" fill="#eee"/>')

let world: World

beforeEach(async () => {
  world = await layOutWorld(smallWorld())
})
afterEach(() => world.clear())

async function build(files: Files) {
  await world.write(files)
  const { findings, adventures } = await world.build()
  const missions = new Map(adventures[0]?.missions.map((mission) => [mission.id, mission]))
  const of = (id: string): Partial<PublishedMission> => missions.get(id) ?? {}
  const reported = findings.map(({ severity, file, hint }) => `${severity} ${file}: ${hint}`)
  return { adventure: adventures[0], of, reported }
}

const served = (url: string | null | undefined) =>
  readFile(join(world.outDir, (url ?? '').replace('/scenes/', '')))

const shop = (more: Record<string, unknown>): Files => ({
  'isle/shop/mission.json': json({ tasks: ['sweep', 'greet'], ...more }),
})

describe('files that are what their names say [DESIGN-1]', () => {
  it('are the assistant of a mission with its still and its head; that of the adventure where a mission has none [STAGE-6]', async () => {
    const { of, reported } = await build({
      'isle/shop/assistant.webm': WEBM,
      'isle/shop/assistant.png': await sharp(Buffer.from(STILL)).png().toBuffer(),
      'isle/shop/Head_Assistant.svg': HEAD,
      'isle/assistant.svg': STILL,
      'isle/headassistant.svg': HEAD,
    })
    expect(reported).toEqual([])
    const { assistant } = of('shop')
    expect(assistant).toMatch(/^\/scenes\/assistant\.[0-9a-f]{16}\/assistant\.webm$/)
    expect(await served(assistant)).toEqual(WEBM)
    expect(of('home').assistant).toMatch(/\/assistant\.webp$/)
    for (const url of [assistant, of('home').assistant]) {
      const folder = url?.replace(/[^/]+$/, '') ?? ''
      for (const name of ['assistant.webp', 'headassistant.webp']) {
        expect(await sharp(await served(folder + name)).metadata()).toMatchObject({ format: 'webp' })
      }
    }
  })

  it('are the film over the drawn background, what stands behind tasks, and thumbnails', async () => {
    const { adventure, of, reported } = await build({
      'isle/shop/background.mp4': MP4,
      'isle/shop/task background.svg': STILL,
      'isle/shop/Task-Background-Done.svg': HEAD,
      'isle/shop/thumbnail.svg': HEAD,
      'isle/thumbnail.svg': STILL,
    })
    expect(reported).toEqual([])
    expect(of('shop')).toMatchObject({
      film: expect.stringMatching(/^\/scenes\/shop-background\.[0-9a-f]{16}\.mp4$/),
      taskBackground: expect.stringMatching(/^\/scenes\/shop-task-background\.[0-9a-f]{16}\.webp$/),
      taskBackgroundDone: expect.stringMatching(/^\/scenes\/shop-task-background-done\./),
      thumbnail: expect.stringMatching(/^\/scenes\/shop-thumbnail\./),
    })
    expect(of('shop').scene?.background).not.toBeNull()
    expect(adventure?.thumbnail).toMatch(/^\/scenes\/isle-thumbnail\./)
  })

  it('hold back for what mission.json names, and say so', async () => {
    const { of, reported } = await build({
      ...shop({ assistant: 'puffin', thumbnail: 'cup' }),
      'isle/assistants/puffin.svg': STILL,
      'isle/shop/assistant.svg': HEAD,
      'isle/shop/thumbnail.svg': HEAD,
    })
    expect(of('shop').assistant).toMatch(/\/puffin\.webp$/)
    expect(reported).toEqual([
      'advice isle/shop/assistant.svg: mission.json names another assistant: take that out there, or delete this file.',
      'advice isle/shop/thumbnail.svg: mission.json names another thumbnail: take that out there, or delete this file.',
    ])
  })

  it.each([
    ['asistant.svg', 'advice', 'Did you mean "assistant.svg"?'],
    ['task backgruond done.svg', 'advice', 'Did you mean "task background done.svg"?'],
    ['backgrund.webm', 'advice', 'Did you mean "background.webm"?'],
    ['ambiance.ogg', 'advice', 'Did you mean "ambience.ogg"?'],
    ['ambience.wav', 'advice', 'Save it as MP3, Ogg or WebM.'],
    ['assistant.mp4', 'advice', 'Save it as SVG, PNG, WebP or WebM.'],
    ['head assistant.svg', 'advice', 'Put its assistant beside it: assistant.png, .svg or .webp.'],
    [
      'assistant.webm',
      'error',
      'Save a still of it as assistant.png, .svg or .webp beside it: it is shown where no film plays.',
    ],
    ['../ambience.ogg', 'advice', 'Put it into the folder of a mission.'],
    ['../assistent.svg', 'advice', 'Did you mean "assistant.svg"?'],
  ])('are reported where they show nothing: %s', async (file, severity, hint) => {
    const path = join('isle/shop', file)
    const { reported } = await build({ [path]: /webm$/.test(file) ? WEBM : /ogg$/.test(file) ? OGG : STILL })
    expect(reported).toEqual([`${severity} ${path}: ${hint}`])
  })

  it('are told where two are one too many', async () => {
    const { reported } = await build({ 'isle/shop/thumbnail.svg': STILL, 'isle/shop/thumbnail.webp': STILL })
    expect(reported).toEqual(['advice isle/shop/thumbnail.webp: thumbnail.svg is shown: delete one of them.'])
  })
})

describe('the sound of a scene [STAGE-9]', () => {
  it('is ambience.* beside its drawing, in all its formats, served as it is under a name that changes with it', async () => {
    const { of, reported } = await build({ 'isle/shop/ambience.mp3': MP3, 'isle/shop/ambience.ogg': OGG })
    expect(reported).toEqual([])
    const [ogg, mp3] = of('shop').sound ?? []
    expect(ogg).toMatch(/^\/scenes\/shop-ambience\.[0-9a-f]{16}\.ogg$/)
    expect(mp3).toMatch(/^\/scenes\/shop-ambience\.[0-9a-f]{16}\.mp3$/)
    expect([await served(ogg), await served(mp3)]).toEqual([OGG, MP3])
    expect(of('home').sound).toEqual([])
  })

  it('is what mission.json names, of the mission or of the adventure', async () => {
    const { of, reported } = await build({
      ...shop({ sound: 'waves.ogg' }),
      'isle/home/mission.json': json({ missions: ['shop'], sound: 'wind' }),
      'isle/shop/sounds/waves.ogg': OGG,
      'isle/shop/sounds/waves.mp3': MP3,
      'isle/sounds/wind.webm': WEBM,
    })
    expect(reported).toEqual([])
    expect(of('shop').sound?.map((url) => url.replace(/\.[0-9a-f]{16}/, ''))).toEqual([
      '/scenes/waves.ogg',
      '/scenes/waves.mp3',
    ])
    expect(of('home').sound).toMatchObject([expect.stringMatching(/^\/scenes\/wind\./)])
  })

  it('goes without the format that is broken', async () => {
    const { of, reported } = await build({ 'isle/shop/ambience.mp3': OGG, 'isle/shop/ambience.webm': WEBM })
    expect(reported).toEqual(['error isle/shop/ambience.mp3: Call it .ogg, or export it as mp3.'])
    expect(of('shop').sound).toMatchObject([expect.stringMatching(/\.webm$/)])
  })
})
