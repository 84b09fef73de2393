import { isFailure } from '#src/lib/failure.ts'
import { isFullCanvas } from '#shared/scene/art/full-canvas.ts'
import type { Point } from '#shared/scene/layout.ts'
import { USUAL_SCENE } from '#shared/scene/measures.ts'
import { WHOLE_FILE } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { Bench } from './bench.ts'
import { change } from './change.ts'
import { elementsOf } from './describe.ts'
import { draftPaths } from './draft-paths.ts'
import { drawnPlaces } from './rules/drawn-places.ts'
import { droppedArt, otherDrawings, slugOf, type DroppedArt } from './rules/dropped-art.ts'
import { wishFor, type Thing } from './scene-file.ts'
import { decode } from './art/compose.ts'

/** A new place is no larger than this share of its scene, a side. */
const LARGEST_SHARE = 0.4

/**
 * Puts files into the scene that is open: layers by their names, a whole drawing, or pictures of new places.
 * @param at where they fell, in units of the scene; null: in its middle
 */
export async function addArt(bench: Bench, files: readonly File[], at: Point | null): Promise<void> {
  const { desk, mission, save, art } = bench
  const [first] = files
  if (!mission || !first) return
  desk.say({ art: 'sending', file: first.name })
  const drawings = await layeredIn(files)
  const plan = droppedArt(
    files.map(({ name }) => name),
    {
      mission: mission.id,
      paths: draftPaths(bench),
      isDrawn: mission.scene !== null,
      ids: idsOf(bench),
      isDrawing: (name) => drawings.has(name),
    },
  )
  const wishes: Wish[] = []
  const things: Thing[] = []
  try {
    for (const [index, file] of files.entries()) {
      const part = plan[index]
      if (!part) continue
      wishes.push(...(await wishesFor(bench, part, file, at)), {
        ...{ file: part.path, pointer: WHOLE_FILE, to: await art.send(file) },
      })
      if (part.kind === 'place') things.push({ sort: 'elements', id: part.id })
    }
  } catch (error) {
    const isFull = isFailure(error) && (error.status === 413 || error.problem?.code === 'tenant-full')
    desk.say({
      art: isFull ? 'tooLarge' : isFailure(error) ? 'unsent' : 'unreadable',
      file: first.name,
    })
    return
  }
  if (wishes.length === 0) {
    desk.say({ art: 'otherKind', file: first.name })
    return
  }
  if (!(await save.ready(wishes.map(({ file }) => file)))) {
    desk.say({ art: 'unsent', file: first.name })
    return
  }
  change(bench, 'added', things.length > 0 ? things : [{ sort: 'elements', id: mission.id }], wishes)
  if (things.length > 0) desk.select(things)
  desk.say({ art: 'sent', file: files.length > 1 ? `${first.name} …` : first.name })
}

async function wishesFor(bench: Bench, part: DroppedArt, file: File, at: Point | null): Promise<Wish[]> {
  const { liveScene, mission } = bench
  if (part.kind === 'drawing')
    return otherDrawings(draftPaths(bench), part.path).map((path) => ({ file: path, pointer: WHOLE_FILE }))
  if (part.kind !== 'place' || !mission) return []
  const picture = await decode(file)
  const { width, height } = picture
  picture.close()
  const size = liveScene?.layout.size ?? USUAL_SCENE
  // it stands where it was drawn
  if (isFullCanvas({ width, height }, size)) return []
  const scale = Math.min(1, (size.width * LARGEST_SHARE) / width, (size.height * LARGEST_SHARE) / height)
  const own: [number, number] = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  ]
  const middle = at ?? { x: size.width / 2, y: size.height / 2 }
  const corner: [number, number] = [
    clamp(Math.round(middle.x - own[0] / 2), size.width - own[0]),
    clamp(Math.round(middle.y - own[1] / 2), size.height - own[1]),
  ]
  const thing: Thing = { sort: 'elements', id: part.id }
  return [
    wishFor(mission.sceneFile, thing, 'at', corner),
    ...(scale < 1 ? [wishFor(mission.sceneFile, thing, 'size', own)] : []),
  ]
}

/** The files of a mission that is new, of an adventure in which nothing is drawn; without those that belong into no scene. */
export async function firstArt(
  mission: string,
  files: readonly File[],
): Promise<{ file: File; path: string }[]> {
  const drawings = await layeredIn(files)
  const plan = droppedArt(
    files.map(({ name }) => name),
    { mission, paths: [], isDrawn: false, ids: new Set([mission]), isDrawing: (name) => drawings.has(name) },
  )
  return files.flatMap((file, index) => {
    const path = plan[index]?.path
    return path === undefined ? [] : [{ file, path }]
  })
}

/** Folders of an adventure that are no missions. */
const RESERVED = /^(text|pictures|assistants|badges|films|sounds|books|packages)$/

/** The folder of a mission by its name. */
export function missionFolder(name: string): string {
  const slug = slugOf(name)
  return RESERVED.test(slug) ? `mission-${slug}` : slug
}

async function layeredIn(files: readonly File[]): Promise<Set<string>> {
  const found = await Promise.all(files.map(isLayeredSvg))
  return new Set(files.flatMap(({ name }, index) => (found[index] ? [name] : [])))
}

/** A scene in layers says so by the names of its groups (scenes/README.md). */
async function isLayeredSvg(file: Blob & { name: string }): Promise<boolean> {
  if (!/\.svg$/i.test(file.name)) return false
  return /(?:id|label)="(?:background|bg|(?:element|layer)[\s_])/i.test(await file.text())
}

function idsOf({ missions, liveScene, ...bench }: Bench): Set<string> {
  return new Set([
    ...missions.flatMap(({ id, tasks }) => [id, ...tasks.map((task) => task.id)]),
    ...(liveScene ? elementsOf(liveScene.layout).map(({ id }) => id) : []),
    // those of a moment ago wait for the next build
    ...drawnPlaces(draftPaths(bench)),
  ])
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
