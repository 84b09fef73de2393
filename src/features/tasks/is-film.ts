import type { Task } from '#shared/contract/tasks.ts'

/** What is watched, not read. */
export function isFilm({ type }: Pick<Task, 'type'>): boolean {
  return type === 'film2' || type === 'video_player'
}
