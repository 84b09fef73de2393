import type { Scene } from './read-scenes.ts'

/** A, B … of a choice in its scene; empty where it has none of that id. */
export function letterOf({ choices = [] }: Scene, choice: string): string {
  return 'ABCDEFGH'.charAt(choices.findIndex(({ id }) => id === choice))
}
