/** Events that are waiting go together from here on (specification, section 9). */
export const EVENT_BATCH = 10
/** The most that one call carries. */
export const MOST_EVENTS = 50
/** The most that wait in one browser; the oldest give way. */
export const EVENT_QUEUE = 500

/** A page of the game was opened; payload: `url` (ROUTE-5). */
export const LOCATION_EVENT = 'location'
/** So many were lost, because more than a browser keeps were waiting; payload: `count`. */
export const DROPPED_EVENT = 'eventsDropped'
