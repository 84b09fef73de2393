import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { WHOLE_FILE } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { elementFiles } from './rules/element-files.ts'
import type { Authoring } from './use-authoring.ts'

type Draft = Pick<Authoring, 'files' | 'readText' | 'save' | 'send'>

/** The picture of a signpost for a task. @param prefix of the drawing for narrow screens; empty: the other one */
export const signOf = (mission: string, task: string, prefix = '', state = ''): string =>
  `${mission}/${prefix}element ${task}${state}.svg`

/**
 * What gives a task a place in the scene of its mission: a signpost where there is room, on wide screens and narrow ones. Its pictures
 * are at the server then, and become part of the draft with these wishes.
 * @param made the mission as it was built last @throws Failure; Error where nothing is drawn yet
 */
export async function signWishes(draft: Draft, made: MadeMission, task: string): Promise<Wish[]> {
  const { id, scene, mobile } = made
  if (!scene) throw new Error('nothing is drawn yet')
  const wide = await picturesOf(draft, id, task, scene, '')
  const narrow = mobile ? await picturesOf(draft, id, task, mobile.scene, 'mobile ') : []
  const pictures = [...wide, ...narrow].filter(({ path }) => !draft.files.has(path))
  const wishes: Wish[] = []
  for (const { path, drawing } of pictures) {
    const to = await draft.send(new Blob([drawing], { type: 'image/svg+xml' }))
    wishes.push({ file: path, pointer: WHOLE_FILE, to })
  }
  if (!(await draft.save.ready(wishes.map(({ file }) => file)))) throw new Error('the draft cannot be read')
  return wishes
}

async function picturesOf(
  { files, readText }: Draft,
  mission: string,
  task: string,
  layout: SceneLayout,
  prefix: string,
): Promise<{ path: string; drawing: string }[]> {
  const { drawSign, roomForSign, signIn } = await import('./rules/place-sign.ts')
  const leaving = new AbortController()
  // what was put up since the last check is not in its scene
  const fresh = elementFiles(files.keys(), mission)
    .filter(({ path, picture }) => picture === 'normal' && path.endsWith('.svg'))
    .filter(
      ({ id, isMobile }) => isMobile === (prefix !== '') && !layout.elements.some((one) => one.id === id),
    )
    .map(({ path }) => path)
  const drawings = await Promise.all(fresh.map((path) => readText(path, leaving.signal)))
  const beside = drawings.flatMap((drawing) => (drawing === null ? [] : (signIn(drawing) ?? [])))
  const room = roomForSign(layout, task, beside)
  return ['', ' done'].map((state) => ({
    path: signOf(mission, task, prefix, state),
    drawing: drawSign(layout, room, state !== ''),
  }))
}
