import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { ElementLayout } from '#shared/scene/layout.ts'
import { isFailure } from '#src/lib/failure.ts'
import { extractArt } from './art/extract.ts'
import { change } from './change.ts'
import type { Bench } from './bench.ts'
import { elementsOf } from './describe.ts'
import { draftPaths } from './draft-paths.ts'
import type { LiveScene } from './moves.ts'
import {
  clipOf,
  cutWishes,
  filesOfPlace,
  isRefusal,
  pasteWishes,
  shownBy,
  type Clip,
  type ClipArt,
  type ClipMission,
  type DraftTexts,
  type Refusal,
} from './rules/clip.ts'
import { drawnPlaces } from './rules/drawn-places.ts'
import type { Thing } from './scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

interface Open {
  mission: MadeMission
  liveScene: LiveScene
}

/** Keeps what is selected to be pasted, here or into another scene of the adventure. */
export async function copySelected(bench: Bench): Promise<void> {
  const clip = await clipSelected(bench)
  if (clip) bench.desk.store.setState({ clip, said: { word: 'copied', count: clip.length } })
}

/** Copies what is selected, and takes it out of its scene. */
export async function cutSelected(bench: Bench): Promise<void> {
  const { desk, edits } = bench
  const clip = await clipSelected(bench, true)
  if (!clip) return
  let { texts } = edits.store.getState()
  const wishes: Wish[] = []
  for (const one of clip) {
    const own = cutWishes(one, { ...draftOf(bench), texts })
    // of two that stand in one list the second finds it as the first leaves it
    for (const { file, pointer, to } of own)
      if (pointer === '/tasks') texts = { ...texts, [file]: JSON.stringify({ tasks: to }) }
    wishes.push(...own)
  }
  change(bench, 'cut', clip.map(thingOf), wishes)
  desk.store.setState({ clip, said: { word: 'cut', count: clip.length }, selected: [] })
}

/** Lays what was copied into the scene that is open. */
export async function pasteClip(bench: Bench): Promise<void> {
  await lay(bench, bench.desk.store.getState().clip, 'pasted')
}

/** A copy of what is selected beside it. */
export async function duplicateSelected(bench: Bench): Promise<void> {
  const clip = await clipSelected(bench)
  if (clip) await lay(bench, clip, 'duplicated')
}

/** @param isCut what is part of a drawing cannot be taken out of it */
async function clipSelected(bench: Bench, isCut = false): Promise<Clip[] | null> {
  const { desk, save } = bench
  const open = openOf(bench)
  if (!open) return null
  const things = desk.store.getState().selected
  const layer = things.find(({ sort }) => sort === 'layers')
  if (layer) return refuse(bench, { why: 'layer', thing: layer.id })
  const { mission, liveScene } = open
  const files = things.flatMap(({ id }) => filesOfPlace(draftOf(bench), mission.id, id))
  if (!(await save.ready(files))) return null
  const tasks = things.map(({ id }) => `${mission.id}/tasks/${id}.json`)
  const { texts } = bench.edits.store.getState()
  const shown = tasks.flatMap((path) => shownBy(draftOf(bench).paths, mission.id, texts[path] ?? null))
  if (!(await save.ready(shown))) return null
  const clip: Clip[] = []
  for (const { id } of things) {
    const element = elementsOf(liveScene.layout).find((one) => one.id === id)
    if (!element) return null
    const isMission = bench.missions.some((one) => one.id === id)
    const clipped = (extracted: readonly ClipArt[] = []) =>
      clipOf(draftOf(bench), clipMission(open), element, isMission, extracted)
    let one = clipped()
    const isDrawn = isRefusal(one) && (one.why === 'drawn' || one.why === 'partly')
    if (isDrawn && !isCut) {
      const extracted = await extracting(bench, liveScene, element)
      if (!extracted) return null
      one = clipped(extracted)
    }
    if (isRefusal(one)) return refuse(bench, one)
    clip.push(one)
  }
  return clip
}

/** Says what went wrong, if anything. */
async function extracting(
  bench: Bench,
  liveScene: LiveScene,
  element: ElementLayout,
): Promise<ClipArt[] | null> {
  bench.desk.say({ art: 'extracting', file: element.id })
  try {
    return await extractArt(bench, liveScene, element, draftOf(bench).paths)
  } catch (error) {
    bench.desk.say({ art: isFailure(error) ? 'unsent' : 'unreadable', file: element.id })
    return null
  }
}

async function lay(bench: Bench, clip: readonly Clip[], word: 'pasted' | 'duplicated'): Promise<void> {
  const { desk, save, edits } = bench
  const open = openOf(bench)
  if (!open || clip.length === 0) return
  const { id: mission } = open.mission
  const { paths } = draftOf(bench)
  const known = new Set(paths)
  const first = [`${mission}/scene.json`, `${mission}/mission.json`].concat(
    paths.filter((path) => path.startsWith(`${mission}/text/`)),
    clip
      .flatMap(({ shown }) => Object.keys(shown).map((name) => `${mission}/${name}`))
      .filter((path) => known.has(path)),
  )
  if (!(await save.ready(first))) return
  const taken = new Set([...idsOf(bench), ...elementsOf(open.liveScene.layout).map(({ id }) => id)])
  let { texts } = edits.store.getState()
  const wishes: Wish[] = []
  const laid: Thing[] = []
  for (const one of clip) {
    const pasted = pasteWishes(one, clipMission(open), { paths, texts }, taken)
    if (isRefusal(pasted)) return void refuse(bench, pasted)
    for (const { file, pointer, to } of pasted.wishes)
      if (pointer === '/tasks') texts = { ...texts, [file]: JSON.stringify({ tasks: to }) }
    wishes.push(...pasted.wishes)
    taken.add(pasted.id)
    laid.push({ sort: 'elements', id: pasted.id })
  }
  // files that are new are open once it is known that they are not there
  if (!(await save.ready(wishes.map(({ file }) => file)))) return
  change(bench, word, laid, wishes)
  desk.store.setState({ said: { word, count: laid.length }, selected: laid })
}

function openOf({ mission, liveScene }: Bench): Open | null {
  return mission && liveScene ? { mission, liveScene } : null
}

function clipMission({ mission: { id, type }, liveScene }: Open): ClipMission {
  return { id, type, size: liveScene.layout.size }
}

/** The draft as it stands here. */
function draftOf(bench: Bench): DraftTexts {
  return { paths: draftPaths(bench), texts: bench.edits.store.getState().texts }
}

/** Ids of missions, tasks and places, also of those that were not built yet. */
function idsOf(bench: Bench): string[] {
  const built = bench.missions.flatMap(({ id, tasks }) => [id, ...tasks.map((task) => task.id)])
  const { paths } = draftOf(bench)
  const files = paths.flatMap((path) => /^[^/]+\/tasks\/(.+)\.json$/.exec(path)?.[1] ?? [])
  // one that was cut out is free again
  const gone = bench.desk.store.getState().clip.filter(({ mission, id, task }) => {
    const text = bench.edits.store.getState().texts[`${mission}/tasks/${id}.json`]
    return task !== null && text === null
  })
  return [...built.filter((id) => !gone.some((one) => one.id === id)), ...files, ...drawnPlaces(paths)]
}

function refuse({ desk }: Bench, refusal: Refusal): null {
  desk.store.setState({ said: refusal })
  return null
}

function thingOf({ id }: Clip): Thing {
  return { sort: 'elements', id }
}
