/** Messages in the bar and over the map, in one file. */
export { AlertView } from './AlertView.tsx'
export { News } from './News.tsx'
