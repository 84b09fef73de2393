import { entryOf } from '#shared/scene/entry-of.ts'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import type { ElementLayout, SceneLayout } from '#shared/scene/layout.ts'
import type { ShownState } from './desk.ts'
import { keyOf } from './scene-file.ts'

interface Shown {
  /** Of the scene; another one travels there. */
  id: string
  name: string
  layout: SceneLayout
  shownAs: ShownState
  /** As `keyOf` writes it. */
  hidden: readonly string[]
  nameOf: (id: string) => string
}

type Places = Pick<SceneLayout, 'elements' | 'views'>
const joined = new WeakMap<Places, readonly ElementLayout[]>()

/** Its elements, and what leads to other parts of the game: the same list for the same layout, for all ask for it with each move of a finger. */
export function elementsOf(layout: Places): readonly ElementLayout[] {
  const { elements, views } = layout
  if (!views || views.length === 0) return elements
  const known = joined.get(layout) ?? [...elements, ...views]
  joined.set(layout, known)
  return known
}

/** Things that are not shown before somebody wants to see them: of several looks of one place all but the first. */
export function hiddenAtFirst({ views = [] }: SceneLayout, file: SceneFile): string[] {
  return views
    .filter(({ id }) => (entryOf(file.elements, id)?.from ?? 0) > 0)
    .map(({ id }) => keyOf({ sort: 'elements', id }))
}

/** Describes what somebody makes for the stage; what did not change is the same object as before. */
export interface Describer {
  /** Whole, without weather and films, every place in one state. */
  scene: (shown: Shown) => SceneDescription
  element: (layout: ElementLayout, shown: Pick<Shown, 'shownAs' | 'nameOf'>) => SceneElement
}

export function createDescriber(): Describer {
  const made = new WeakMap<ElementLayout, SceneElement>()
  const elementOf = (layout: ElementLayout, shownAs: ShownState, name: string): SceneElement => {
    const known = made.get(layout)
    const state = shownAs === 'hovered' ? 'waiting' : shownAs
    if (known && known.state === state && known.name === name) return known
    const progress = { waiting: 0, inProgress: 50, finished: 100, locked: 0 }[state]
    const element: SceneElement = {
      ...{ id: layout.id, layout, state, progress, name, sign: 'percent' },
      ...{ spoken: name, stateText: '', note: '', isNext: false, isBlinking: false },
    }
    made.set(layout, element)
    return element
  }
  const element: Describer['element'] = (layout, { shownAs, nameOf }) =>
    elementOf(layout, shownAs, nameOf(layout.id))
  const scene: Describer['scene'] = ({ id, name, layout, shownAs, hidden, nameOf }) => {
    const isShown = (sort: 'elements' | 'layers', one: string) => !hidden.includes(keyOf({ sort, id: one }))
    return {
      ...{ id, name, kind: 'moving', isEdited: true, size: layout.size, align: 'center' },
      safe: { x: 0, y: 0, ...layout.size },
      ...{ background: layout.background, poster: null, film: null, sound: [], assistant: null },
      layers: layout.layers.filter(
        ({ name: layer, lit }) => isShown('layers', layer) && (lit === undefined || shownAs === 'finished'),
      ),
      elements: elementsOf(layout)
        .filter((one) => isShown('elements', one.id))
        .map((one) => element(one, { shownAs, nameOf })),
      weather: { hasSnow: false, hasClouds: false, hasBubbles: false },
    }
  }
  return { scene, element }
}
