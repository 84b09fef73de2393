/** The letter of an answer or of a pair, by its place; a task has no more of them (`shared/scene/tasks`). */
export function letterAt(place: number): string {
  return 'ABCDEFGH'.charAt(place)
}

/** The last of the keys that choose one of `count` answers. */
export function lastKeys(count: number): { letter: string; number: number } {
  return { letter: letterAt(count - 1), number: count }
}
