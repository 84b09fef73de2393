import { afterEach, expect, it } from 'vitest'
import type { PublishedMission } from '#shared/scene/published.ts'
import {
  background,
  element,
  json,
  layOutWorld,
  smallWorld,
  svg,
  taskText,
  type Files,
  type World,
} from './testing/small-world.ts'

let world: World

afterEach(() => world.clear())

/** Builds the small world with changes; gives its missions by id, and what was reported. */
async function build(
  files: Files,
): Promise<{ reported: string[]; missions: Record<string, PublishedMission> }> {
  world = await layOutWorld({ ...smallWorld(), ...files })
  const { findings, adventures } = await world.build()
  const missions = adventures[0]?.missions ?? []
  return {
    reported: findings.map(({ file, problem }) => `${file}: ${problem}`),
    missions: Object.fromEntries(missions.map((mission) => [mission.id, mission])),
  }
}

const step = (title: string) => ({ title, text: 'Text' })
const inBoth = (folder: string, text: unknown): Files => ({
  [`${folder}/text/en.json`]: json(text),
  [`${folder}/text/pl.json`]: json(text),
})

it('an onboarding needs no drawing, tells its steps and leads on [MAP-3]', async () => {
  const { reported, missions } = await build({
    'isle/adventure.json': json({ rootMission: 'welcome', languages: ['en', 'pl'] }),
    'isle/welcome/mission.json': json({
      type: 'onboarding',
      missions: ['home'],
      steps: [{ id: 'hello', picture: 'cup' }, { id: 'go-on' }],
    }),
    ...inBoth('isle/welcome', {
      name: 'Welcome',
      description: 'A deck.',
      steps: { hello: step('Hello'), 'go-on': step('Go on') },
    }),
  })
  expect(reported).toEqual([])
  expect(missions['welcome']).toMatchObject({
    scene: null,
    missions: ['home'],
    steps: [
      { id: 'hello', picture: expect.stringMatching(/^\/scenes\/cup\..*\.webp$/) as string },
      { id: 'go-on', picture: null },
    ],
    text: { pl: { steps: { 'go-on': { title: 'Go on', text: 'Text', picture: '' } } } },
  })
  expect(missions['home']?.steps).toBeUndefined()
})

it('the words of a step that a language lacks come from another one, or from its name [MAP-3]', async () => {
  const { missions } = await build({
    'isle/home/mission.json': json({ missions: ['shop', 'egg'] }),
    'isle/egg/mission.json': json({ type: 'easter_egg', steps: [{ id: 'hello' }, { id: 'go-on' }] }),
    'isle/egg/text/pl.json': json({
      name: 'Jajko',
      description: 'A place.',
      steps: { hello: step('Cześć') },
    }),
  })
  expect(missions['egg']?.text.en?.steps).toEqual({
    hello: { title: 'Cześć', text: 'Text', picture: '' },
    'go-on': { title: 'Go on', text: '', picture: '' },
  })
})

it.each(['board', 'LMS'])('a %s needs a background alone, or no drawing at all [MAP-3]', async (type) => {
  const mission = { 'isle/shop/mission.json': json({ type, tasks: ['sweep', 'greet'] }) }
  const drawn = await build({ ...mission, 'isle/shop/scene.svg': svg(background()) })
  expect(drawn.reported).toEqual([])
  expect(drawn.missions['shop']?.scene).toMatchObject({ background: {}, elements: [] })
  await world.remove('isle/shop/scene.svg')
  await world.remove('isle/shop/scene.json')
  const { findings, adventures } = await world.build()
  expect([findings, adventures[0]?.missions[1]]).toMatchObject([[], { id: 'shop', scene: null }])
})

it.each(['map', 'staticmap', 'movingmap', 'board', 'LMS', 'destination'])(
  'a %s may hold tasks and missions together [MAP-3]',
  async (type) => {
    const { reported, missions } = await build({
      'isle/home/mission.json': json({ type, missions: ['shop'], tasks: ['sort'] }),
      'isle/home/tasks/sort.json': smallWorld()['isle/shop/tasks/sweep.json'] ?? '',
      ...inBoth('isle/home', { name: 'Home', description: 'A place.', tasks: { sort: taskText() } }),
      'isle/home/scene.svg': svg(
        background() +
          (['board', 'LMS'].includes(type) ? '' : element('shop', 120, 120) + element('sort', 360, 120)),
      ),
    })
    expect(reported).toEqual([])
    expect(missions['home']).toMatchObject({ type, missions: ['shop'], tasks: [{ id: 'sort' }] })
  },
)

it('a rule may wait for a story, and what a found egg brings counts among the points [MAP-4]', async () => {
  const egg = { type: 'easter_egg', steps: [{ id: 'hello' }], bonus: { points: 40 } }
  const files = (of: unknown[]): Files => ({
    'isle/home/mission.json': json({ missions: ['shop', 'egg'] }),
    'isle/home/scene.svg': svg(background() + element('shop', 120, 120) + element('egg', 360, 120)),
    'isle/egg/mission.json': json(egg),
    ...inBoth('isle/egg', { name: 'Egg', description: 'A place.', steps: { hello: step('Hello') } }),
    'isle/shop/mission.json': json({ tasks: ['sweep', 'greet'], unlock: { need: 'all', of } }),
  })
  expect((await build(files([{ mission: 'egg' }]))).reported).toEqual([])
  await world.clear()
  // nobody has to find it
  expect((await build(files([{ points: 40 }]))).reported).toEqual([
    'isle/shop/mission.json: unlock asks for 40 points, and a player who answers wrong may never have them',
  ])
  await world.clear()
  expect((await build(files([{ points: 41 }]))).reported).toEqual([
    'isle/shop/mission.json: unlock asks for 41 points, and all that opens before it brings 40',
  ])
})

it('backgrounds of tasks are found like pictures of cards [STAGE-7]', async () => {
  const { reported, missions } = await build({
    'isle/shop/mission.json': json({
      tasks: ['sweep', 'greet'],
      taskBackground: 'dusk.svg',
      taskBackgroundDone: 'cup',
    }),
    'isle/shop/pictures/dusk.svg': svg('<rect width="640" height="360" fill="#123"/>'),
  })
  expect(reported).toEqual([])
  expect([missions['shop']?.taskBackground, missions['shop']?.taskBackgroundDone]).toEqual([
    expect.stringMatching(/^\/scenes\/dusk\./),
    expect.stringMatching(/^\/scenes\/cup\./),
  ])
})
