import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { applyToScene, EMPTY_SCENE_FILE, readSceneFile } from '#shared/content/preview.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Box, SceneLayout } from '#shared/scene/layout.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import { createEditStore, storedOf } from '#src/outbox/edits/edit-store.ts'
import { WHOLE_FILE, type Texts } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { Bench } from './bench.ts'
import { beginRoom } from './begin-room.ts'
import { change } from './change.ts'
import { copySelected, cutSelected, duplicateSelected, pasteClip } from './clipboard.ts'
import { COMMANDS } from './commands.ts'
import { createDesk } from './desk.ts'
import { draftPaths } from './draft-paths.ts'
import { changeFrame } from './frame.ts'
import { missionFieldOf } from './mission-field.ts'
import { namePlace, nameWishes } from './names.ts'
import { changePoints } from './point-lists.ts'
import { newLanterns } from './rules/lantern-path.ts'
import { addStep, moveStep, stepsOf } from './rules/story-steps.ts'
import { orderInScene, type Thing } from './scene-file.ts'

// what is drawn cannot be taken out of its drawing here: no picture of it can be read
vi.mock('./art/extract.ts', () => ({ extractArt: () => Promise.reject(new Error('no canvas')) }))

const element = (id: string, box: Box): SceneLayout['elements'][number] => ({
  ...{ id, picture: { file: { url: `/${id}.webp`, frame: null }, small: null, box }, hit: cornersOf(box) },
  ...{ done: null, glow: null, light: null, hover: null, veil: null, reflection: null },
  label: { x: box.x + box.width / 2, y: box.y + box.height + 8 },
  lamp: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
})
const layout: SceneLayout = {
  ...{ size: { width: 1920, height: 1080 }, safe: { x: 240, y: 0, width: 1440, height: 1080 } },
  ...{ background: null, layers: [] },
  elements: [
    element('lamp', { x: 300, y: 400, width: 100, height: 200 }),
    element('bell', { x: 340, y: 420, width: 160, height: 190 }),
    element('rope', { x: 1500, y: 100, width: 90, height: 40 }),
  ],
}
const SCENE_FILE = 'harbour/scene.json'
const LANGUAGES: readonly Language[] = ['en', 'pl']
const THINGS = ['lamp', 'bell', 'rope'].map((id): Thing => ({ sort: 'elements', id }))
const mission: MadeMission = {
  ...{ id: 'harbour', type: 'map', align: 'center', names: { en: 'Harbour' }, missions: [], hasLock: false },
  ...{ tasks: THINGS.map(({ id }) => ({ id, names: {} })), thumbnail: null, scene: layout },
  ...{ sceneFile: SCENE_FILE, said: null, mobile: null },
}

/** Files as hands write them, or none. */
const START: Texts = {
  [SCENE_FILE]:
    '{"weather":["snow"],\n "elements": { "lamp": {"label":[350, 620], "foot": 590 } },\n\n "lanterns": {"bell": {"from": "lamp", "points": [[350,500],[420,510]]}}}',
  'harbour/mission.json': null,
  'harbour/text/en.json': '{ "name": "Harbour" }',
  'harbour/text/pl.json': null,
  'harbour/element lamp.png': 'b'.repeat(64),
  'harbour/element bell.png': 'a'.repeat(64),
  'harbour/element rope.png': 'f'.repeat(64),
  'harbour/element lamp light.png': null,
}

/** Every command that changes something by itself. */
const EDITS = COMMANDS.filter(({ id, group }) => id === 'reset' || group === 'move' || group === 'arrange')

/** What comes and goes with files of its own. */
const ART = ['copy', 'cut', 'paste', 'duplicate', 'room'] as const
/** What is said of the scene as a whole, and of the way to a place. */
const SAID = ['weather', 'safe', 'align', 'round', 'lanterns', 'steps', 'earlierStep'] as const

const some = fc.subarray(THINGS, { minLength: 1 })
const coordinate = fc.integer({ min: -40, max: 2000 })
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ command: fc.constantFrom(...EDITS), things: some }) },
  fc.record({ corner: fc.tuple(coordinate, coordinate), thing: fc.constantFrom(...THINGS) }),
  fc.record({ name: fc.string({ minLength: 1, maxLength: 9 }), thing: fc.constantFrom(...THINGS) }),
  fc.record({
    file: fc.constantFrom('harbour/element lamp.png', 'harbour/element lamp light.png'),
    hash: fc.option(fc.constantFrom('c'.repeat(64), 'd'.repeat(64)), { nil: undefined }),
  }),
  { weight: 3, arbitrary: fc.record({ art: fc.constantFrom(...ART), thing: fc.constantFrom(...THINGS) }) },
  { weight: 3, arbitrary: fc.record({ said: fc.constantFrom(...SAID), value: fc.nat(3) }) },
  fc.constantFrom('undo' as const, 'redo' as const, 'reload' as const),
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Edits = ReturnType<typeof createEditStore>

/** @param known paths at which there is nothing, as far as anybody has looked */
function open(
  stored: Parameters<typeof createEditStore>[0],
  texts: Texts,
  known: readonly string[] = [],
): Edits {
  let time = 0
  const edits = createEditStore(
    stored,
    () => orderInScene,
    () => (time += 400),
  )
  for (const path of known) if (!(path in texts)) edits.take(path, { hash: null, text: null })
  for (const [path, text] of Object.entries(texts)) edits.take(path, { hash: text && 'as it was', text })
  return edits
}

function benchOf(edits: Edits, desk: Bench['desk']): Bench {
  const file = readSceneFile(edits.store.getState().texts[SCENE_FILE] ?? null) ?? EMPTY_SCENE_FILE
  const was = readSceneFile(START[SCENE_FILE] ?? null) ?? EMPTY_SCENE_FILE
  return {
    ...{ edits, desk, mission, missions: [mission], things: THINGS },
    files: Object.keys(START).filter((path) => START[path] !== null),
    save: {
      go: () => Promise.resolve(),
      ready(paths) {
        const { base } = edits.store.getState()
        for (const path of paths) if (!(path in base)) edits.take(path, { hash: null, text: null })
        return Promise.resolve(true)
      },
    },
    liveScene: { mission: 'harbour', path: SCENE_FILE, file, layout: applyToScene(layout, was, file) },
    art: {
      send: () => Promise.resolve('e'.repeat(64)),
      read: () => Promise.reject(new Error()),
      addressOf: String,
    },
    lens: { fit: never, zoomIn: never, zoomOut: never, seen: never },
  }
}

function never(): never {
  throw new Error('nothing of the camera is edited')
}

async function take(bench: Bench, one: Exclude<Step, string>): Promise<void> {
  if ('art' in one) await takeArt(bench, one)
  else if ('said' in one) saySo(bench, one)
  else if ('command' in one) {
    bench.desk.select(one.things)
    if (one.command.isPossible(bench)) one.command.run(bench)
  } else if ('corner' in one) {
    const [x, y] = one.corner
    changePoints(bench, one.thing, 'hit', cornersOf({ x, y, width: 80, height: 60 }))
  } else if ('name' in one) {
    const place = namePlace(mission, [mission], one.thing.id, 'en')
    const said = { names: mission.names, languages: LANGUAGES }
    const { texts } = bench.edits.store.getState()
    if (place) change(bench, 'named', [one.thing], nameWishes(texts, place, one.name, said))
  } else change(bench, 'pictured', THINGS, [{ file: one.file, pointer: WHOLE_FILE, to: one.hash }])
}

async function takeArt(bench: Bench, { art, thing }: Extract<Step, { art: unknown }>): Promise<void> {
  bench.desk.select([thing])
  if (art === 'copy') await copySelected(bench)
  else if (art === 'cut') await cutSelected(bench)
  else if (art === 'duplicate') await duplicateSelected(bench)
  else if (art === 'paste') await pasteClip(bench)
  else await beginRoom(bench, thing.id, LANGUAGES)
}

function saySo(bench: Bench, { said, value }: Extract<Step, { said: unknown }>): void {
  const ofAll = [{ sort: 'elements', id: 'harbour' }] as const
  const [thing = ofAll[0], from] = [THINGS[value % 3], layout.elements[(value + 1) % 3]]
  const to = layout.elements[value % 3]
  const { texts } = bench.edits.store.getState()
  const inScene = (pointer: string, ...rest: [Wish['to']]) => ({ file: SCENE_FILE, pointer, to: rest[0] })
  if (said === 'weather')
    change(bench, said, ofAll, [inScene('/weather', [[], undefined, ['snow'], ['clouds']][value])])
  else if (said === 'safe')
    changeFrame(bench, value === 0 ? null : { x: value * 10, y: 0, width: 900, height: 900 })
  else if (said === 'align') missionFieldOf(bench, 'align').set(['left', 'right', undefined, 'top'][value])
  else if (said === 'round')
    change(bench, 'path', ofAll, [
      inScene(
        '/layers/mist/path',
        value === 0
          ? undefined
          : {
              points: [
                [0, 0],
                [value, 9],
              ],
              seconds: 60,
            },
      ),
    ])
  else if (said === 'steps') change(bench, said, ofAll, addStep(texts, 'harbour', LANGUAGES))
  else if (said === 'earlierStep')
    change(bench, 'steps', ofAll, moveStep(texts, 'harbour', stepsOf(texts, 'harbour').at(-1)?.id ?? '', -1))
  else if (value === 0) change(bench, said, [thing], [inScene(`/lanterns/${thing.id}`, undefined)])
  else if (from && to) {
    const { points } = newLanterns(from, to)
    change(
      bench,
      said,
      [thing],
      [inScene(`/lanterns/${thing.id}/from`, from.id), inScene(`/lanterns/${thing.id}/points`, points)],
    )
  }
}

/** What there is: a file that is not there, and one of which nobody knows whether it was, are one and the same. */
const there = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))

it('whatever was done in the editor, undo to the start brings back every file to the byte [DESIGN-4] [WORLD-6]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const desk = createDesk('harbour')
      let edits = open({}, START)
      for (const one of steps) {
        if (one === 'undo') edits.undo()
        else if (one === 'redo') edits.redo()
        else if (one === 'reload') {
          const stored: unknown = JSON.parse(JSON.stringify(storedOf(edits.store.getState())))
          edits = open(stored as ReturnType<typeof storedOf>, START, draftPaths({ edits, files: [] }))
        } else await take(benchOf(edits, desk), one)
      }
      const made = there(edits.store.getState().texts)
      while (edits.redo());
      const after = there(edits.store.getState().texts)
      while (edits.undo());
      expect(there(edits.store.getState().texts)).toEqual(there(START))
      while (edits.redo());
      expect(there(edits.store.getState().texts)).toEqual(after)
      expect(edits.store.getState().conflicts).toEqual([])
      if (steps.every((one) => one !== 'undo')) expect(made).toEqual(after)
    }),
    { numRuns: Number(process.env['SEQUENCES'] ?? 300) },
  )
}, 600_000)
