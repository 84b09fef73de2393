import { pointerTo } from '#shared/content/pointer.ts'
import { withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'
import { valueIn, WHOLE_FILE, type Texts } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { Cleared } from './cleared-places.ts'
import { elementFiles, layerFiles, sceneFileOf } from './rules/element-files.ts'
import { enter } from './rules/enter.ts'
import { asScenery } from './rules/scenery.ts'
import type { Authoring } from './use-authoring.ts'

type Draft = Pick<Authoring, 'cleared' | 'edits' | 'files' | 'readText' | 'save' | 'send'>

let last: Promise<unknown> = Promise.resolve()

/**
 * Takes a place out of a scene that opens nothing, as one edit: its own pictures go, and what is part of a drawing becomes scenery.
 * Places are cleared one after the other, for each begins with the drawing as the one before has left it.
 * @throws Failure; Error where it is drawn in a way that nothing here can change
 */
export function clearPlace(draft: Draft, mission: string, place: string): Promise<void> {
  const done = last.then(async () => {
    const { cleared, edits } = draft
    const wishes = await clearingWishes(draft, mission, place)
    const { texts } = edits.store.getState()
    const [{ file } = { file: '' }] = wishes
    const now: Cleared = { mission, id: place, file, hash: texts[file] ?? null }
    enter(edits, { word: 'removed', things: [place], mission }, wishes)
    cleared.setState((before) => [...before, now], true)
  })
  last = done.catch(() => undefined)
  return done
}

async function clearingWishes(draft: Draft, mission: string, place: string): Promise<Wish[]> {
  const { edits, files, save } = draft
  const own = elementFiles(files.keys(), mission)
    .filter(({ id }) => id === place)
    .map(({ path }): Wish => ({ file: path, pointer: WHOLE_FILE }))
  const wishes = [...own, ...(await drawnWishes(draft, mission, place))]
  if (wishes.length === 0) throw new Error('nothing is drawn of it in files that can be changed')
  const scenes = [...files.keys()].filter((path) => isSceneOf(path, mission, 'json'))
  if (!(await save.ready([...wishes.map(({ file }) => file), ...scenes])))
    throw new Error('the draft cannot be read')
  return [...wishes, ...placingWishes(edits.store.getState().texts, scenes, place)]
}

async function drawnWishes(
  { edits, files, readText, save, send }: Draft,
  mission: string,
  place: string,
): Promise<Wish[]> {
  const leaving = new AbortController()
  const wishes: Wish[] = []
  const drawings = [...files.keys()].filter((one) => isSceneOf(one, mission, 'svg'))
  if (drawings.length === 0) return []
  // known before it is read: what a colleague saves meanwhile is a conflict then, and is not overwritten
  if (!(await save.ready(drawings))) throw new Error('the draft cannot be read')
  await save.send()
  if (edits.store.getState().unsent.some(({ file }) => drawings.includes(file)))
    throw new Error('an edit of the drawing has not arrived yet')
  for (const path of drawings) {
    const drawing = await readText(path, leaving.signal)
    if (drawing === null) throw new Error(`${path} cannot be read`)
    const after = asScenery(drawing, place, layerFiles(files.keys(), mission))
    if (after === drawing) continue
    const to = await send(new Blob([after], { type: 'image/svg+xml' }))
    wishes.push({ file: path, pointer: WHOLE_FILE, to })
  }
  return wishes
}

/** Where it stands says nothing any more. */
function placingWishes(texts: Texts, scenes: readonly string[], place: string): Wish[] {
  const pointer = pointerTo('elements', place)
  return scenes
    .filter((file) => valueIn(texts, file, pointer) !== undefined)
    .map((file) => ({ file, pointer }))
}

/** The scene itself, or what phones are shown in its place. */
function isSceneOf(path: string, mission: string, ending: 'svg' | 'json'): boolean {
  const file = sceneFileOf(path, mission)
  return file !== null && (withoutMobile(file) ?? file) === `scene.${ending}`
}
