import { queryOptions } from '@tanstack/react-query'
import { SMALL_BUDGET, textureBudget, textureBytes } from '#shared/scene/art/budget.ts'
import type { Placed, SceneLayout } from '#shared/scene/layout.ts'
import type { SceneKind } from '#shared/scene/measures.ts'
import { readPicture } from '../queries.ts'
import { elementsOf } from '../describe.ts'
import { placedIn, SLOTS } from '../rules/slots.ts'
import { decode } from './compose.ts'

interface Spending {
  /** Bytes on the graphics card. */
  memory: number
  /** As many are allowed. */
  most: number
  /** Bytes that are fetched for it. */
  files: number
}

/** What a scene takes as it was built: on computers and tablets, and on phones, whose pictures are half the size. */
export interface SceneCost {
  full: Spending
  small: Spending
}

/** Each file that a scene is drawn from, once. @param isSmall those of phones */
function filesOf(layout: SceneLayout, isSmall: boolean): string[] {
  const placed: (Placed | null)[] = [
    layout.background,
    ...layout.layers.map(({ picture }) => picture),
    ...elementsOf(layout).flatMap((element) => [
      ...SLOTS.map((slot) => placedIn(element, slot)),
      element.reflection,
    ]),
  ]
  const urls = placed.flatMap((one) => (one ? [((isSmall && one.small) || one.file).url] : []))
  return [...new Set(urls)]
}

/** Measured from the files themselves, which the browser has: they have just been drawn. */
export const sceneCostQuery = (layout: SceneLayout, kind: SceneKind) =>
  queryOptions({
    queryKey: ['scene-cost', kind, ...filesOf(layout, false)],
    queryFn: async (): Promise<SceneCost> => ({
      full: await measure(filesOf(layout, false), textureBudget(kind)),
      small: await measure(filesOf(layout, true), SMALL_BUDGET),
    }),
    staleTime: Infinity,
    meta: { reporting: 'none' },
  })

async function measure(urls: readonly string[], most: number): Promise<Spending> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const blob = await readPicture(url)
      const picture = await decode(blob)
      picture.close()
      return { memory: textureBytes(picture), files: blob.size }
    }),
  )
  const sum = (of: 'memory' | 'files') => sizes.reduce((all, size) => all + size[of], 0)
  return { memory: sum('memory'), most, files: sum('files') }
}
