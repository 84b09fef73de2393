/** What watches a map, and its streak, in one chunk. */
export { MapWatch } from './MapWatch.tsx'
export { MyStreak } from './MyStreak.tsx'
