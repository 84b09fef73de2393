/** The letter of an answer or of a pair, by its place; a task has no more of them (`shared/scene/tasks`). */
export function letterAt(place: number): string {
  return 'ABCDEFGH'.charAt(place)
}
