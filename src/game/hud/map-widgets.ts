/** All that tells of the streak over a map, in one file. */
export { MyStreak } from './MyStreak.tsx'
export { openStreak } from '#src/shell/popups/open-streak.ts'
export { StreakWatch } from './StreakWatch.tsx'
