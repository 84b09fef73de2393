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

/** Its elements, and what leads to other parts of the game. */
export function elementsOf({ elements, views = [] }: SceneLayout): readonly ElementLayout[] {
  return [...elements, ...views]
}

/** Things that are not shown before somebody wants to see them: of several looks of one place all but the first. */
export function hiddenAtFirst({ views = [] }: SceneLayout, file: SceneFile): string[] {
  return views
    .filter(({ id }) => (entryOf(file.elements, id)?.from ?? 0) > 0)
    .map(({ id }) => keyOf({ sort: 'elements', id }))
}

/** The scene for the stage as somebody makes it: whole, without weather and films, every place in one state. */
export function createDescriber(): (shown: Shown) => SceneDescription {
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
  return ({ id, name, layout, shownAs, hidden, nameOf }) => {
    const isShown = (sort: 'elements' | 'layers', one: string) => !hidden.includes(keyOf({ sort, id: one }))
    return {
      ...{ id, name, kind: 'moving', size: layout.size, align: 'center' },
      safe: { x: 0, y: 0, ...layout.size },
      ...{ background: layout.background, poster: null, film: null, sound: [], assistant: null },
      layers: layout.layers.filter((layer) => isShown('layers', layer.name)),
      elements: elementsOf(layout)
        .filter((one) => isShown('elements', one.id))
        .map((one) => elementOf(one, shownAs, nameOf(one.id))),
      weather: { hasSnow: false, hasClouds: false, hasBubbles: false },
    }
  }
}
