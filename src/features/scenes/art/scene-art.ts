import { pointerTo } from '#shared/content/pointer.ts'
import { WHOLE_FILE, valueIn } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { isFailure } from '#src/lib/failure.ts'
import type { Bench } from '../bench.ts'
import { change } from '../change.ts'
import { draftPaths } from '../draft-paths.ts'
import { missionFileOf } from '../order.ts'

/** Files of a mission's folder that are known by their names (scenes/README.md), besides those of its places. */
export const SCENE_ART = {
  background: { stem: 'background', endings: ['.png', '.webp', '.jpg', '.jpeg', '.svg'], field: null },
  film: { stem: 'background', endings: ['.webm', '.mp4'], field: 'film' },
  ambience: { stem: 'ambience', endings: ['.ogg', '.mp3'], field: 'sound' },
  assistant: { stem: 'assistant', endings: ['.png', '.webp', '.svg'], field: 'assistant' },
  thumbnail: { stem: 'thumbnail', endings: ['.png', '.webp', '.jpg', '.jpeg', '.svg'], field: 'thumbnail' },
} as const
export type SceneArt = keyof typeof SCENE_ART
export const SCENE_ARTS = [
  'background',
  'film',
  'ambience',
  'assistant',
  'thumbnail',
] as const satisfies readonly SceneArt[]

/** The file of a mission's folder that it is, as the draft stands here; null where there is none. */
export function sceneArtOf(paths: readonly string[], mission: string, kind: SceneArt): string | null {
  const { stem, endings } = SCENE_ART[kind]
  const names = endings.map((ending) => `${mission}/${stem}${ending}`)
  return paths.find((path) => names.includes(path.toLowerCase())) ?? null
}

/** What mission.json names in its place: that wins. */
export function namedArt({ edits }: Pick<Bench, 'edits'>, mission: string, kind: SceneArt): string | null {
  const { field } = SCENE_ART[kind]
  if (field === null) return null
  const value = valueIn(edits.store.getState().texts, missionFileOf(mission), pointerTo(field))
  return typeof value === 'string' ? value : null
}

/** Whether a file can be it, by what its name ends with. */
export const canBe = (kind: SceneArt, name: string): boolean =>
  SCENE_ART[kind].endings.some((ending) => name.toLowerCase().endsWith(ending))

/** Puts a file in place of what a mission has of a kind. */
export async function replaceSceneArt(bench: Bench, kind: SceneArt, file: File): Promise<void> {
  const { desk, mission, art } = bench
  if (!mission) return
  if (!canBe(kind, file.name)) return desk.say({ art: 'otherKind', file: file.name })
  desk.say({ art: 'sending', file: file.name })
  try {
    const hash = await art.send(file)
    const ending = file.name.slice(file.name.lastIndexOf('.')).toLowerCase()
    const path = `${mission.id}/${SCENE_ART[kind].stem}${ending}`
    if (await wish(bench, kind, { file: path, pointer: WHOLE_FILE, to: hash }))
      desk.say({ art: 'sent', file: file.name })
    else desk.say({ art: 'unsent', file: file.name })
  } catch (error) {
    const isFull = isFailure(error) && (error.status === 413 || error.problem?.code === 'tenant-full')
    desk.say({ art: isFull ? 'tooLarge' : 'unsent', file: file.name })
  }
}

/** Takes it away: its file, and what mission.json names. */
export async function removeSceneArt(bench: Bench, kind: SceneArt): Promise<void> {
  const { mission, desk } = bench
  if (!mission) return
  const before = sceneArtOf(draftPaths(bench), mission.id, kind) ?? namedArt(bench, mission.id, kind)
  if (before !== null && (await wish(bench, kind, null))) desk.say({ art: 'removed', file: before })
}

async function wish(bench: Bench, kind: SceneArt, put: Wish | null): Promise<boolean> {
  const { mission, save } = bench
  if (!mission) return false
  const before = sceneArtOf(draftPaths(bench), mission.id, kind)
  const { field } = SCENE_ART[kind]
  const wishes: Wish[] = [
    ...(before !== null && before !== put?.file ? [{ file: before, pointer: WHOLE_FILE }] : []),
    ...(put ? [put] : []),
    ...(field !== null && namedArt(bench, mission.id, kind) !== null
      ? [{ file: missionFileOf(mission.id), pointer: pointerTo(field) }]
      : []),
  ]
  if (!(await save.ready(wishes.map(({ file }) => file)))) return false
  change(bench, put ? 'pictured' : 'unpictured', [{ sort: 'elements', id: mission.id }], wishes)
  return true
}
