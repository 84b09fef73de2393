import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { MOUTH_TRACK } from '#shared/domain/mouth-track.ts'
import { WHOLE_TASK } from '#shared/scene/tasks/voices.ts'
import { MP3, OGG } from './testing/film-samples.ts'
import { missesOf, withCardText, type Mistake } from './testing/planted.ts'
import {
  json,
  layOutWorld,
  smallWorld,
  task,
  taskText,
  type Files,
  type World,
} from './testing/small-world.ts'
import { oggOf, synthesised } from './testing/voice-samples.ts'

const SAID = await oggOf(synthesised([{ ms: 200 }, { ms: 400, tones: [800, 1300, 2500] }, { ms: 200 }]))
const HINTED = withCardText('three', { hint: 'Pomyśl o cenie.' })

let world: World | undefined
afterEach(() => world?.clear())

async function build(files: Files) {
  world = await layOutWorld({ ...smallWorld(), ...files })
  const { outDir } = world
  const { findings, adventures } = await world.build()
  const tasks = adventures[0]?.missions.flatMap((mission) => mission.tasks) ?? []
  return { findings, voices: tasks.find(({ id }) => id === 'sweep')?.voices, outDir }
}

describe('the voice of a hint', () => {
  it('is served in its language, with the shapes of its mouth, in all of its formats [ALIVE-1]', async () => {
    const { findings, voices, outDir } = await build({
      ...HINTED,
      'isle/shop/voices/sweep.three.pl.ogg': SAID,
      'isle/shop/voices/sweep.three.pl.mp3': MP3,
    })
    expect(findings).toEqual([])
    expect(Object.keys(voices ?? {})).toEqual(['pl'])
    const { files = [], mouth = '' } = voices?.pl?.['three'] ?? {}
    expect(files.map((file) => file.replace(/\.[0-9a-f]{16}\./, '.'))).toEqual([
      '/scenes/sweep-three-pl.ogg',
      '/scenes/sweep-three-pl.mp3',
    ])
    expect(await readFile(join(outDir, (files[0] ?? '').replace('/scenes/', '')))).toEqual(SAID)
    expect(mouth).toMatch(MOUTH_TRACK)
    expect(mouth).toMatch(/^-+w+-+$/)
  })

  it('of a kind that asks everything at once is that of the whole task [ALIVE-1] [KIND-1]', async () => {
    const content = { type: 'ordering', steps: [{ id: 'one' }, { id: 'two' }, { id: 'three' }] }
    const step = { title: 'Step', explanation: 'It is.' }
    const parts = { ends: { left: 'First', right: 'Last' }, one: step, two: step, three: step }
    const { cards: _, ...words } = taskText()
    const text = (hint?: string) =>
      json({
        ...{ name: 'Shop', description: 'A shop.' },
        tasks: { sweep: { ...words, ...(hint && { hint }), parts }, greet: taskText() },
      })
    const { findings, voices } = await build({
      'isle/shop/tasks/sweep.json': json({ ...task(), content }),
      'isle/shop/text/en.json': text('Which of them needs the others?'),
      'isle/shop/text/pl.json': text(),
      'isle/shop/voices/sweep.en.ogg': SAID,
    })
    expect(findings).toEqual([])
    expect(Object.keys(voices?.en ?? {})).toEqual([WHOLE_TASK])
  })
})

const MISTAKES: Mistake[] = [
  {
    title: 'a voice of a hint that nobody has written',
    plant: () => ({ 'isle/shop/voices/sweep.three.pl.ogg': SAID }),
    file: 'isle/shop/voices/sweep.three.pl.ogg',
    problem: /used by nothing/,
    hint: /<task>\.<part>\.<language>/,
    severity: 'advice',
  },
  {
    title: 'a voice that is there as WebM too, which nobody hears',
    plant: () => ({
      ...HINTED,
      'isle/shop/voices/sweep.three.pl.ogg': SAID,
      'isle/shop/voices/sweep.three.pl.webm': SAID,
    }),
    file: 'isle/shop/voices/sweep.three.pl.webm',
    problem: /used by nothing/,
    hint: /<task>\.<part>\.<language>/,
    severity: 'advice',
  },
  {
    title: 'a voice that is there as MP3 alone',
    plant: () => ({ ...HINTED, 'isle/shop/voices/sweep.three.pl.mp3': MP3 }),
    file: 'isle/shop/voices/sweep.three.pl.mp3',
    problem: /MP3 only/,
    hint: /\.ogg/,
  },
  {
    title: 'a voice that holds nothing',
    plant: () => ({ ...HINTED, 'isle/shop/voices/sweep.three.pl.ogg': OGG }),
    file: 'isle/shop/voices/sweep.three.pl.ogg',
    problem: /cannot be decoded/,
    hint: /Opus/,
  },
  {
    title: 'a hint of a task whose kind shows one for each card',
    plant: () => {
      const text = { ...taskText(), hint: 'Think.' }
      const shop = { name: 'Sklep', description: 'Sklep.', tasks: { sweep: text, greet: taskText() } }
      return { 'isle/shop/text/pl.json': json(shop) }
    },
    file: 'isle/shop/text/pl.json',
    problem: /tasks\.sweep\.hint/,
    hint: /out/,
  },
]

it.each(MISTAKES)('$title is told, and the rest is playable [DESIGN-3]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})
