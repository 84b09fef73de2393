import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'

const box = { x: 10, y: 20, width: 30, height: 40 }

/** Fakes typed by the description; a test says only what it is about. */
export function anElement(id: string, given: Partial<SceneElement> = {}): SceneElement {
  const picture = { file: { url: '', frame: null }, small: null, box }
  const nothing = { done: null, glow: null, light: null, hover: null, veil: null, reflection: null }
  const layout = { id, picture, ...nothing, hit: [], label: { x: 0, y: 0 }, lamp: { x: 0, y: 0 } }
  return {
    id,
    layout,
    state: 'waiting',
    sign: 'percent',
    progress: 0,
    name: id,
    spoken: id,
    stateText: '',
    note: '',
    isNext: false,
    isBlinking: false,
    ...given,
  }
}

export function aScene(id: string, given: Partial<SceneDescription> = {}): SceneDescription {
  return {
    id,
    kind: 'static',
    name: id,
    size: { width: 1920, height: 1080 },
    safe: { x: 240, y: 0, width: 1440, height: 1080 },
    align: 'center',
    background: null,
    poster: null,
    film: null,
    sound: [],
    assistant: null,
    layers: [],
    elements: [],
    weather: { hasSnow: false, hasClouds: false, hasBubbles: false },
    ...given,
  }
}
