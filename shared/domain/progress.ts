export type MissionStatus = 'waiting' | 'inProgress' | 'finished'

/** Waiting at 0, finished at 100 or more, in progress between (DATA-6). `progress` is in percent. */
export function missionStatus(progress: number): MissionStatus {
  if (progress <= 0) return 'waiting'
  return progress >= 100 ? 'finished' : 'inProgress'
}

/** Whole percent of tasks done; 100 only when every one is done, never 0 once one is. */
export function percentDone(done: number, all: number): number {
  if (all === 0) return 0
  if (done >= all) return 100
  return done === 0 ? 0 : Math.min(99, Math.max(1, Math.round((done / all) * 100)))
}
