/** How a mission or a task stands to its player; what has nothing to play counts as done. */
export type PlayState = 'locked' | 'done' | 'begun' | 'new'

/** What comes next, on the map, in a mission and in every list: the first that was begun, else the first that is new. */
export function nextToPlay<Place>(
  places: readonly Place[],
  stateOf: (place: Place) => PlayState,
): Place | undefined {
  return (
    places.find((place) => stateOf(place) === 'begun') ?? places.find((place) => stateOf(place) === 'new')
  )
}
