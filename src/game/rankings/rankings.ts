/** What rankings show over a map, in one chunk. */
export { SeasonRecap } from './SeasonRecap.tsx'
export { SmallRankingView } from './SmallRankingView.tsx'
