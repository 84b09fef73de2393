import type { ElementState, SceneDescription, SceneElement } from '#shared/scene/description.ts'
import type { LayerLayout, Placed } from '#shared/scene/layout.ts'
import { dusk, gull, halo, isle as drawIsle, mist, mountains, rim, waves } from './art.ts'

const STATES: ElementState[] = ['finished', 'inProgress', 'waiting', 'locked']

function layer(name: string, picture: Placed, rest: Partial<LayerLayout> = {}): LayerLayout {
  return { name, picture, depth: 1, isTiled: false, isFront: false, drift: 0, path: null, ...rest }
}

function place(id: string, index: number, x: number, y: number, width: number): SceneElement {
  const state = STATES[index % STATES.length] ?? 'waiting'
  const picture = drawIsle(x, y, width, 150 + index * 23)
  const { box } = picture
  const lamp = { x: x + width * 0.44, y: y + width * 0.24 }
  const name = `Isle ${id.replaceAll('-', ' ')}`
  const progress = { finished: 100, inProgress: 40, waiting: 0, locked: 0 }[state]
  return {
    id,
    state,
    progress,
    name,
    spoken: `${name}, ${state}, ${progress} %`,
    note: '',
    stateText: `${state}, ${progress} %`,
    isNext: state === 'inProgress' && index < 4,
    sign: 'percent',
    isBlinking: state === 'waiting',
    layout: {
      id,
      picture,
      done: null,
      glow: halo(lamp.x, lamp.y, width * 0.16, 'g'),
      light: halo(lamp.x, lamp.y, width * 0.55, 'l'),
      hover: rim(x, y, width),
      veil: mist(x - width * 0.2, y + width * 0.2, width * 1.4),
      reflection: null,
      hit: [
        { x, y: box.y + box.height },
        { x: x + width * 0.2, y: y + box.height * 0.45 },
        { x: x + width * 0.45, y },
        { x: x + width * 0.7, y: y + box.height * 0.5 },
        { x: x + width, y: box.y + box.height },
      ],
      label: { x: x + width / 2, y: box.y + box.height + 12 },
      lamp,
    },
  }
}

function wholeScene(url: string, width: number, height: number): Placed {
  return { file: { url, frame: null }, small: null, box: { x: 0, y: 0, width, height } }
}

export interface SceneKind {
  id: string
  kind?: SceneDescription['kind']
  size?: [number, number]
  elements?: number
  weather?: boolean
  /** Teammates at each place. */
  mates?: number
  isStill?: boolean
  film?: string
  assistant?: string
  /** Address of its poster. */
  poster?: string
  /** Address of the picture of every place, instead of one drawn in code. */
  isle?: string
  /** And of the background. */
  sea?: string
}

/** A scene of the size the specification speaks of: islands, layers, weather. */
export function scene({
  id,
  kind = 'static',
  size = [1920, 1080],
  elements = 6,
  weather = false,
  isStill = false,
  mates = 0,
  film,
  assistant,
  poster,
  isle,
  sea,
}: SceneKind): SceneDescription {
  const [width, height] = size
  const columns = Math.ceil(Math.sqrt(elements * 1.6))
  const layers = [
    layer('mountains', mountains(width, height * 0.28 - 220), { depth: 0.3 }),
    layer('waves', waves(height * 0.5), { isTiled: true }),
  ]
  const gulls = layer('gulls', gull(width * 0.4, height * 0.16), {
    isFront: true,
    path: {
      points: [
        { x: 0, y: 0 },
        { x: 240, y: -40 },
        { x: 80, y: 50 },
      ],
      seconds: 18,
    },
  })
  return {
    id,
    kind,
    name: id,
    size: { width, height },
    safe: { x: width / 8, y: height * 0.05, width: width * 0.75, height: height * 0.9 },
    align: 'center',
    background: sea === undefined ? dusk(width, height) : wholeScene(sea, width, height),
    poster: poster === undefined ? null : wholeScene(poster, width, height),
    film: film ?? null,
    sound: [],
    assistant: assistant ?? null,
    layers: isStill ? layers : [...layers, gulls],
    elements: Array.from({ length: elements }, (_, index) => {
      const column = index % columns
      const row = Math.floor(index / columns)
      const step = (width * 0.7) / columns
      const y = height * 0.34 + row * step * 0.62 + (column % 2) * step * 0.12
      const element = place(`${id}-${index + 1}`, index, width * 0.15 + column * step, y, step * 0.8)
      const { layout } = element
      const picture = { ...layout.picture, file: { url: isle ?? layout.picture.file.url, frame: null } }
      const shown = { ...element, layout: { ...layout, picture }, ...(mates > 0 && { mates }) }
      return isStill ? { ...shown, isBlinking: false, state: 'finished' as const } : shown
    }),
    weather: { hasSnow: weather, hasClouds: weather, hasBubbles: weather },
  }
}
