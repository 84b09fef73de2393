import type { Bench } from './bench.ts'
import { COMMANDS, type CommandId } from './commands.ts'

/** A key as the table writes it; the Shift that a sign is typed with does not count. */
export function pressed({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const hasMod = ctrlKey || metaKey
  const isSign = key.length === 1 && !hasMod
  const parts = [
    hasMod && 'Mod',
    altKey && 'Alt',
    shiftKey && !isSign && 'Shift',
    key.length === 1 ? key.toLowerCase() : key,
  ]
  return parts.filter((part) => part !== false).join('+')
}

/** What can be done by keys while the game lies over the scene. */
const IN_PREVIEW: readonly CommandId[] = ['undo', 'redo', 'earlier', 'later', 'preview', 'commands']

/** Runs what the key stands for. @returns whether it stands for something that is possible now */
export function runKey(event: KeyboardEvent, bench: Bench): boolean {
  const key = pressed(event)
  const command = COMMANDS.find(({ keys }) => keys.includes(key))
  if (!command?.isPossible(bench)) return false
  if (bench.desk.store.getState().isPreviewed && !IN_PREVIEW.includes(command.id)) return false
  command.run(bench)
  return true
}
