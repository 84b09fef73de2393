import type { SceneDescription, SceneElement } from '../../../shared/scene/description.ts'
import type { Placed } from '../../../shared/scene/layout.ts'
import { cellOf, placesOf, SCREEN, type Place } from '../scene.ts'

export interface SceneWish {
  id: string
  clickables: number
  /** Nothing in it moves by itself. */
  isStill?: boolean
  /** Which of the two sets of pictures. */
  art?: '' | '-2'
}

function element(id: string, index: number, box: Place, art: string): SceneElement {
  const picture: Placed = {
    file: { url: `/art/atlas${art}.webp`, frame: cellOf(index) },
    small: null,
    box,
  }
  const { x, y, width, height } = box
  const name = `Isle ${index + 1}`
  return {
    id,
    name,
    spoken: name,
    stateText: '',
    note: '',
    state: 'waiting',
    progress: 0,
    isNext: false,
    sign: 'percent',
    isBlinking: false,
    layout: {
      id,
      picture,
      done: null,
      glow: null,
      light: null,
      hover: null,
      veil: null,
      reflection: null,
      hit: [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ],
      label: { x: x + width / 2, y: y + height },
      lamp: { x: x + width / 2, y: y + height / 2 },
    },
  }
}

/** The scene of the specification as a feature would describe it. */
export function describeScene({ id, clickables, isStill = false, art = '' }: SceneWish): SceneDescription {
  return {
    id,
    kind: 'static',
    name: id,
    size: SCREEN,
    safe: { x: 240, y: 60, width: 1440, height: 960 },
    align: 'center',
    poster: null,
    film: null,
    sound: [],
    assistant: null,
    background: {
      file: { url: `/art/background${art}.webp`, frame: null },
      small: null,
      box: { x: 0, y: 0, ...SCREEN },
    },
    layers: [],
    elements: placesOf(clickables).map((box, index) => element(`${id}-${index}`, index, box, art)),
    weather: { hasSnow: !isStill, hasClouds: !isStill, hasBubbles: false },
  }
}
