/** What watches a map, and its streak, in one file. */
export { MapWatch } from './MapWatch.tsx'
export { MyStreak } from './MyStreak.tsx'
