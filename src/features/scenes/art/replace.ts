import { isFullCanvas } from '#shared/scene/art/full-canvas.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { ElementPicture } from '#shared/scene/drawn-names/group-name.ts'
import { isFailure } from '#src/lib/failure.ts'
import type { Bench } from '../bench.ts'
import { change } from '../change.ts'
import { elementsOf } from '../describe.ts'
import { draftPaths } from '../draft-paths.ts'
import {
  artKindOf,
  drawnBox,
  filesOfSlot,
  frameOf,
  placedIn,
  slotWishes,
  placedInto,
  type Slot,
} from '../rules/slots.ts'
import type { LiveScene } from '../moves.ts'
import type { Thing } from '../scene-file.ts'
import { compose, decode } from './compose.ts'

/** Puts a picture in place of one of an element's, which keeps its place, size, name and words. */
export async function replacePicture(
  bench: Bench,
  thing: Thing,
  slot: ElementPicture,
  file: File,
): Promise<void> {
  const { desk, liveScene, save, art } = bench
  const element = liveScene && elementsOf(liveScene.layout).find(({ id }) => id === thing.id)
  if (!element || thing.sort !== 'elements') return
  if (artKindOf(file.name) !== 'picture') return desk.say({ art: 'noPicture', file: file.name })
  desk.say({ art: 'sending', file: file.name })
  const { layout } = liveScene
  const of = slotOf(bench, liveScene, thing, slot)
  try {
    const { blob, ending } = await fitted()
    const hash = await art.send(blob)
    const wishes = slotWishes(draftPaths(bench), of, { hash, ending })
    // one that is new is open once it is known that it is not there
    if (!(await save.ready(wishes.map((wish) => wish.file))))
      return desk.say({ art: 'unsent', file: file.name })
    change(bench, 'pictured', [thing], wishes)
    desk.say({ art: 'sent', file: file.name })
  } catch (error) {
    const isFull = isFailure(error) && (error.status === 413 || error.problem?.code === 'tenant-full')
    const art = isFull ? 'tooLarge' : isFailure(error) ? 'unsent' : 'unreadable'
    desk.say({ art, file: file.name })
  }

  async function fitted(): Promise<{ blob: Blob; ending: string }> {
    const own = await decode(file)
    try {
      const before = await sizeOfFile(bench, filesOfSlot(draftPaths(bench), of)[0])
      const isWhole = isFullCanvas(own, layout.size) && (!before || isFullCanvas(before, layout.size))
      const ending = file.name.slice(file.name.lastIndexOf('.')).toLowerCase()
      if (isWhole && (ending === '.png' || ending === '.webp')) return { blob: file, ending }
      const said = entryOf(liveScene?.file.elements ?? {}, thing.id) ?? {}
      const { box } = (element && placedIn(element, slot)) ?? { box: element?.picture.box ?? NOWHERE }
      const frame = frameOf(before, layout.size, drawnBox(box, element?.picture.box ?? box, said))
      return {
        blob: await compose({ image: own.image, part: null }, frame, placedInto(own, frame.box)),
        ending: '.png',
      }
    } finally {
      own.close()
    }
  }
}

/** The slot in the scene that is edited: that of phones has files of its own. */
export function slotOf(
  { desk }: Pick<Bench, 'desk'>,
  { mission }: Pick<LiveScene, 'mission'>,
  { id }: Thing,
  slot: ElementPicture,
): Slot {
  return { mission, id, slot, isMobile: desk.store.getState().isMobile }
}

const NOWHERE = { x: 0, y: 0, width: 1, height: 1 }

/** Pixels of a picture of the draft; null where there is none, or it cannot be read. */
async function sizeOfFile(
  { art }: Bench,
  path: string | undefined,
): Promise<{ width: number; height: number } | null> {
  if (path === undefined) return null
  try {
    const read = await decode(await art.read(path))
    read.close()
    return { width: read.width, height: read.height }
  } catch {
    return null
  }
}

/** Takes the picture of a state away; a file of its own must be there. */
export async function removePicture(bench: Bench, thing: Thing, slot: ElementPicture): Promise<void> {
  const { desk, liveScene, save } = bench
  if (!liveScene) return
  const wishes = slotWishes(draftPaths(bench), slotOf(bench, liveScene, thing, slot), null)
  if (wishes.length === 0 || !(await save.ready(wishes.map(({ file }) => file)))) return
  change(bench, 'unpictured', [thing], wishes)
  desk.say({ art: 'removed', file: wishes[0]?.file ?? '' })
}
