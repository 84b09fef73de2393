import { useStore } from 'zustand'
import type { Bench } from './bench.ts'
import type { Command } from './commands.ts'

/** Whether a command can be done now: asked again with each choice and each edit, which are in stores past the bench. */
export function useIsPossible(command: Command | undefined, bench: Bench): boolean {
  const isPossible = () => command?.isPossible(bench) === true
  const byDesk = useStore(bench.desk.store, isPossible)
  const byEdits = useStore(bench.edits.store, isPossible)
  return byDesk && byEdits
}
