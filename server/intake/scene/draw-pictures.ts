import { isFindingWords, type FindingWords } from '#shared/domain/findings/words.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import * as z from 'zod/mini'
import type { ArtCache } from '../art-cache.ts'
import { drawnPoint, middleOf } from '#shared/scene/stand.ts'
import { cacheKey } from '../fingerprint.ts'
import { toAdditive } from '../pixels/additive.ts'
import { hoverRim } from '../pixels/hover-rim.ts'
import type { KnownPicture, Picture } from '../pixels/pixels.ts'
import { reflectOnWater } from '../pixels/reflection.ts'
import { trimPicture, trimRows } from '../pixels/trim.ts'
import { sideBySide } from '../side-by-side.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { Size } from '#shared/scene/measures.ts'
import { elementPicture, softScale, type PlannedPicture } from './plan.ts'
import { resizePicture } from '../pixels/resize.ts'

/** A picture of the scene under its name there. */
export interface Drawn {
  id: string
  picture: KnownPicture
}

interface Drawing {
  plan: readonly PlannedPicture[]
  size: Size
  settings: SceneFile
  cache: ArtCache
}

const Words = z.custom<FindingWords>(isFindingWords)
/** A group that gave no picture: why and how to fix it, or what the renderer said, or null where there is nothing to see. */
export const Undrawn = z.object({
  group: Words,
  file: z.string(),
  reason: z.nullable(z.union([z.string(), z.object({ problem: Words, hint: Words })])),
})
export type Undrawn = z.infer<typeof Undrawn>

export interface DrawnPictures {
  drawn: ReadonlyMap<string, Drawn>
  undrawn: Undrawn[]
}

/** Renders every planned picture, and makes what the designer leaves to the build: hover rims and reflections. */
export async function drawPictures(drawing: Drawing): Promise<DrawnPictures> {
  const drawn = new Map<string, Drawn>()
  const keep = (pictures: readonly (Drawn | null)[]): void => {
    for (const picture of pictures) if (picture) drawn.set(picture.id, picture)
  }
  const groups = await sideBySide(drawing.plan, (planned) => drawGroup(planned, drawing))
  keep(groups.flatMap((group) => ('picture' in group ? [group] : [])))
  const elements = drawing.plan.flatMap(({ group: { name } }) =>
    name.role === 'element' && name.picture === 'normal' ? [name.id] : [],
  )
  const derived = await sideBySide(elements, async (id) => {
    const base = drawn.get(elementPicture(id, 'normal'))
    if (!base) return []
    const isHoverDrawn = drawing.plan.some((planned) => planned.id === elementPicture(id, 'hover'))
    return [
      isHoverDrawn ? null : await deriveHover(id, base, drawing),
      await deriveReflection(id, base, drawing),
    ]
  })
  keep(derived.flat())
  return { drawn, undrawn: groups.flatMap((group) => ('picture' in group ? [] : [group])) }
}

const EXTENTS = { opaque: 'canvas', strip: 'strip', normal: 'seen', additive: 'seen' } as const

async function drawGroup(planned: PlannedPicture, { size, cache }: Drawing): Promise<Drawn | Undrawn> {
  const { group, scale, treatment, period } = planned
  const key = cacheKey('group', group.content, size.width, size.height, scale, treatment, period)
  const make = async (): Promise<Picture | null> => {
    const extent = EXTENTS[treatment]
    const piece = await group.cut({ size, scale, extent, period })
    if (!piece || extent === 'canvas') return piece
    if (extent === 'strip') return trimRows(piece)
    if (treatment === 'additive') toAdditive(piece.pixels)
    return trimPicture(piece)
  }
  try {
    const picture = await cache.picture(key, make)
    if (picture) return { id: planned.id, picture }
    return { group: group.label, file: group.file, reason: null }
  } catch (error) {
    const said = { group: group.label, file: group.file }
    if (error instanceof UnreadableArt)
      return { ...said, reason: { problem: error.problem, hint: error.hint } }
    return { ...said, reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '' }
  }
}

async function deriveHover(
  id: string,
  base: Drawn,
  { size, settings, cache }: Drawing,
): Promise<Drawn | null> {
  const scale = softScale(settings, id, size)
  const key = cacheKey('hover', base.picture.key, size.width, scale)
  const picture = await cache.picture(key, async () =>
    hoverRim(await resized(base.picture, scale), size.width),
  )
  return picture && { id: elementPicture(id, 'hover'), picture }
}

async function deriveReflection(
  id: string,
  base: Drawn,
  { size, settings, cache }: Drawing,
): Promise<Drawn | null> {
  const { reflect, ...stand } = entryOf(settings.elements, id) ?? {}
  if (reflect === undefined) return null
  // as it was drawn: the reflection is moved and sized with the rest
  const waterline = drawnPoint({ x: 0, y: reflect }, middleOf(base.picture.box), stand).y
  const horizon = settings.horizon ?? size.height * USUAL_HORIZON
  const scale = softScale(settings, id, size)
  const key = cacheKey('reflection', base.picture.key, waterline, horizon, size.width, size.height, scale)
  const picture = await cache.picture(key, async () =>
    reflectOnWater(await resized(base.picture, scale), { ...size, waterline, horizon }),
  )
  return picture && { id: elementPicture(id, 'reflection'), picture }
}

async function resized({ pixels, box }: KnownPicture, scale: number): Promise<Picture> {
  return resizePicture({ pixels: await pixels(), box }, scale)
}

/** Share of the height (the composition of the Lantern Isles). */
const USUAL_HORIZON = 0.28
