/** Messages in the bar and over the map, in one chunk. */
export { AlertView } from './AlertView.tsx'
export { News } from './News.tsx'
