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
  mates?: Place['mates']
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
  const { node, own, mission } = facts
  const { light } = mission
  const places = placesOf(facts)
  const layout = facts.layout ?? blankLayout()
  const next = nextPlace(places)
  // mist lets no window shine through
  const darkness = (place: Place) => light?.isDark && placeState(place) !== 'locked' && { isDark: true }
  const isDone = (id: string) => places.some((place) => place.id === id && placeState(place) === 'finished')
  const seats = seatsOf(places, layout, node.kind === 'allInOne')
  return {
    id: node.id,
    kind: node.kind === 'movingmap' ? 'moving' : 'static',
    name: node.name,
    ...(mission.missionDescription && { description: mission.missionDescription }),
    ...(own && { totalProgress: own.progress }),
    size: layout.size,
    safe: layout.safe,
    align: node.align,
    background: layout.background,
    poster: layout.poster ?? null,
    film: node.video,
    sound: node.sound,
    assistant: node.assistant ?? facts.defaultAssistant,
    layers: layout.layers.filter(
      ({ good, lit, season }) =>
        (!good || own?.goods.includes(good)) &&
        (!lit || isDone(lit)) &&
        (!season || season === light?.season),
    ),
    elements: [
      ...places.flatMap((place) => {
        const seat = seats.get(place.id)
        return seat
          ? [{ ...elementOf(place, seat, next === place, switches, words), ...darkness(place) }]
          : []
      }),
      ...(own ? viewPlaces(layout, own) : []),
    ],
    weather: weatherOf(layout, switches),
    light,
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
  const { id, sign, progress, description, unmet, mates } = place
  const state = placeState(place)
  const isHidden = sign === 'secret' && state !== 'finished'
  const said = words({ ...place, state })
  return {
    id,
    layout,
    state,
    sign,
    progress,
    // What is not found yet is not given away by its name.
    name: isHidden ? said.spoken : place.name,
    ...said,
    ...(description && !isHidden && { description }),
    ...(unmet.length > 0 && { missing: missingOf(unmet) }),
    ...(mates && !isHidden && { mates: mates.length }),
    isNext,
    isBlinking: !switches.isDisableMissionBlinking && isOpenToPlay(place),
  }
}

/** Of conditions of which any one is enough, one. */
function missingOf(unmet: readonly Unmet[]): number {
  return unmet.reduce((sum, { need, of }) => sum + (need === 'any' ? 1 : of.length), 0)
}
