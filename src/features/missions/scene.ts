import type { Unmet } from '#shared/contract/unmet.ts'
import type { Switches } from '#shared/domain/switches.ts'
import type {
  ElementState,
  PlaceSign,
  SceneDescription,
  SceneElement,
  SceneWeather,
} from '#shared/scene/description.ts'
import type { ElementLayout, SceneLayout, Weather } from '#shared/scene/layout.ts'
import { bareElement, blankLayout, placeholderBoxes } from './placeholder.ts'
import { isOpenToPlay, nextPlace, placesOf, placeState, type Place, type PlaceFacts } from './places.ts'
import { viewPlaces, type OwnFacts } from './views.ts'

interface SpokenPlace {
  name: string
  state: ElementState
  sign: PlaceSign
  /** Percent. */
  progress: number
  activePlayers: number
  kind: Place['kind']
  tasksToDo: number
  leader?: Place['leader']
  unmet: readonly Unmet[]
}

/** The words for a place: the whole sentence, the same without its name, and its note. `useSceneWords` provides them. */
export type SceneWords = (place: SpokenPlace) => Pick<SceneElement, 'spoken' | 'stateText' | 'note'>

export interface SceneFacts extends PlaceFacts {
  /** Its compiled art, or how the loose pictures of its tree were laid out; null where it has none. */
  layout: SceneLayout | null
  /** Where the mission names none. */
  defaultAssistant: string | null
  /** Without it there is what everybody sees. */
  own?: OwnFacts
}

/** One element for every mission that is reached from here, for every task that is played here, and for ways to the rest of the game. */
export function missionScene(facts: SceneFacts, switches: Switches, words: SceneWords): SceneDescription {
  const { node, own } = facts
  const places = placesOf(facts)
  const layout = facts.layout ?? blankLayout()
  const next = nextPlace(places)
  const seats = seatsOf(places, layout, node.kind === 'allInOne')
  return {
    id: node.id,
    kind: node.kind === 'movingmap' ? 'moving' : 'static',
    name: node.name,
    size: layout.size,
    safe: layout.safe,
    align: node.align,
    background: layout.background,
    poster: layout.poster ?? null,
    film: node.video,
    sound: node.sound,
    assistant: node.assistant ?? facts.defaultAssistant,
    layers: layout.layers.filter(({ good }) => !good || own?.goods.includes(good)),
    elements: [
      ...places.flatMap((place) => {
        const seat = seats.get(place.id)
        return seat ? [elementOf(place, seat, next === place, switches, words)] : []
      }),
      ...(own ? viewPlaces(layout, own) : []),
    ],
    weather: weatherOf(layout, switches),
  }
}

/** What the tenant has switched on, less what there cannot be in this scene. */
function weatherOf({ weather }: SceneLayout, switches: Switches): SceneWeather {
  const has = (kind: Weather) => weather?.includes(kind) ?? true
  return {
    hasSnow: switches.snow && has('snow'),
    hasClouds: switches.cloud && has('clouds'),
    hasBubbles: switches.bubbles && has('bubbles'),
  }
}

/** Where every place stands. What is not drawn has a placeholder, unless others are and a list beside the scene has it. */
function seatsOf(
  places: readonly Place[],
  { elements, safe }: SceneLayout,
  hasList: boolean,
): Map<string, ElementLayout> {
  const seats = new Map(elements.map((element) => [element.id, element]))
  if (hasList && seats.size > 0) return seats
  const missing = places.filter(({ id }) => !seats.has(id))
  const boxes = placeholderBoxes(missing.length, safe)
  missing.forEach(({ id }, index) => seats.set(id, bareElement(id, boxes[index] ?? safe)))
  return seats
}

function elementOf(
  place: Place,
  layout: ElementLayout,
  isNext: boolean,
  switches: Switches,
  words: SceneWords,
): SceneElement {
  const { id, sign, progress } = place
  const state = placeState(place)
  const said = words({ ...place, state })
  return {
    id,
    layout,
    state,
    sign,
    progress,
    // What is not found yet is not given away by its name.
    name: sign === 'secret' && state !== 'finished' ? said.spoken : place.name,
    ...said,
    isNext,
    isBlinking: !switches.isDisableMissionBlinking && isOpenToPlay(place),
  }
}
