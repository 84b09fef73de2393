/** Addresses of other rooms to which the editor of scenes leads. */
export interface SceneLinks {
  /** The scene of a mission. */
  scene: (mission: string) => string
  /** Where a task is written. */
  task: (mission: string, task: string) => string
  /** Where the task of a place is begun. */
  newTask: (mission: string, place: string) => string
}
