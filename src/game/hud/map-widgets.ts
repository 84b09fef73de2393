/** What stands over a map a while after it, in one file. */
export { Activities } from './Activities.tsx'
export { ForYouPanel } from './ForYouPanel.tsx'
export { MyStreak } from './MyStreak.tsx'
export { openStreak } from '#src/shell/popups/open-streak.ts'
export { StreakWatch } from './StreakWatch.tsx'
export { TipPanel } from './TipPanel.tsx'
