/** What answers a player in one file: whatever brings one of them has them all when the connection is lost. */
export { FinishTask } from './FinishTask.tsx'
export { ProfileComplete } from './ProfileComplete.tsx'
export { Streak } from './Streak.tsx'
export { UnsentPopup } from '../unsent/UnsentPopup.tsx'
